import { useEffect, useSyncExternalStore } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { StaffPicture } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'

/** The loaded pictures by hash, shared by all fields of the page. */
let known: ReadonlyMap<string, StaffPicture> = new Map()
const wanted = new Set<string>()
const listeners = new Set<() => void>()
const maxAtOnce = 100

export function learnPictures(pictures: readonly StaffPicture[]): void {
  known = new Map([...known, ...pictures.map((picture) => [picture.hash, picture] as const)])
  for (const listener of listeners) listener()
}

/** The pictures with these hashes, as soon as they are loaded. */
export function usePictures(hashes: readonly string[]): ReadonlyMap<string, StaffPicture> {
  const all = useSyncExternalStore(listen, read, read)
  const missing = hashes.filter((hash) => !all.has(hash)).join(',')
  useEffect(() => {
    if (missing) want(missing.split(','))
  }, [missing])
  return all
}

const read = () => known
function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Batches the requests of fields that mount at the same time. */
function want(hashes: string[]): void {
  if (wanted.size === 0) queueMicrotask(ask)
  for (const hash of hashes) wanted.add(hash)
}

async function ask(): Promise<void> {
  const hashes = [...wanted]
  wanted.clear()
  for (let from = 0; from < hashes.length; from += maxAtOnce) {
    const answer = await staffApi.chosenPictures({ hashes: hashes.slice(from, from + maxAtOnce).join(',') })
    if (!failed(answer)) learnPictures(answer)
  }
}
