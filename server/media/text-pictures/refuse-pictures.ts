import { Problem } from '../../platform/problem.ts'
import type { FoundPicture } from '../fetching/fetch-pictures.ts'
import { isWrittenOut, type OwnPicture } from './own-pictures.ts'

type Found = FoundPicture | OwnPicture

type Missing = { path: string[]; addresses: string[] }

/**
 * Names each picture that could not be fetched, and why, at the text that shows it. An address may be left in the text, but
 * not a data URL, because shoppers would get an empty address in its place.
 */
export function refusePictures(texts: Missing[], found: Map<string, Found>): void {
  const missing = texts.filter(({ addresses }) => addresses.length > 0)
  if (missing.length === 0) return
  const pictures = [...new Set(missing.flatMap(({ addresses }) => addresses))].filter(
    (address) => !isWrittenOut(address),
  )
  const fields = missing.map(({ path, addresses }) => [path.join('.'), describeMissing(addresses, found)])
  throw new PicturesMissing(pictures, Object.fromEntries(fields))
}

class PicturesMissing extends Problem {
  constructor(pictures: string[], fields: Record<string, string>) {
    super(422, 'Pictures could not be copied', Object.values(fields).join(' '), fields)
    this.body.pictures = pictures
  }
}

function describeMissing(addresses: string[], found: Map<string, Found>): string {
  const isOne = addresses.length === 1
  const opening = isOne
    ? 'This picture could not be copied into the library, so shoppers would not see it:'
    : 'These pictures could not be copied into the library, so shoppers would not see them:'
  return [opening, ...addresses.map((address) => `${shorten(address)} – ${explain(found.get(address))}`)].join(' ')
}

function explain(found: Found | undefined): string {
  return found && 'problem' in found ? found.problem : 'Please write it on one line.'
}

function shorten(address: string): string {
  const maxShown = isWrittenOut(address) ? 40 : 150
  return address.length > maxShown ? `${address.slice(0, maxShown)}…` : address
}
