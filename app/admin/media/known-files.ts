import { useCallback, useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { StaffFile } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'

/** The files with these hashes, as soon as they are loaded; `learn` adds files that arrived otherwise. */
export function useFiles(hashes: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, StaffFile>>(new Map())
  const learn = useCallback(
    (files: readonly StaffFile[]) =>
      setKnown((before) => new Map([...before, ...files.map((file) => [file.hash, file] as const)])),
    [],
  )
  const missing = hashes.filter((hash) => !known.has(hash)).join(',')
  useEffect(() => {
    if (!missing) return
    const gone = new AbortController()
    staffApi.chosenFiles({ hashes: missing }, { signal: gone.signal }).then(
      (answer) => failed(answer) || learn(answer),
      (error) => gone.signal.aborted || console.error(error),
    )
    return () => gone.abort()
  }, [missing, learn])
  return { known, learn }
}
