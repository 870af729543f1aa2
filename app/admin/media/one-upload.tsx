import { useRef, useState } from 'react'
import type { Failure } from '../../../contract/errors.ts'
import { Button } from '../controls/button.tsx'
import { sendBytes } from './send-upload.ts'

type OneUpload = {
  name: string
  /** The part that has been uploaded, from 0 to 1. */
  share: number
  cancel(): void
}

/** Uploads one file at a time: another file cancels the upload of the first. */
export function useOneUpload() {
  const [upload, setUpload] = useState<OneUpload>()
  const running = useRef<AbortController>(undefined)
  /** Resolves to undefined if the upload was cancelled. */
  const send = async <Answer,>(
    address: string,
    file: File,
    maxBytes: number,
  ): Promise<Answer | Failure | undefined> => {
    running.current?.abort()
    const end = new AbortController()
    running.current = end
    const show = (share: number) => {
      if (!end.signal.aborted) setUpload({ name: file.name, share, cancel: () => end.abort() })
    }
    show(0)
    const answer = await sendBytes<Answer>(address, file, maxBytes, { onProgress: show, signal: end.signal })
    if (running.current === end) setUpload(undefined)
    return end.signal.aborted ? undefined : answer
  }
  return { upload, send }
}

export const CancelUpload = ({ upload: { name, cancel } }: { upload: OneUpload }) => (
  <Button look="plain" onClick={cancel} aria-label={`Cancel ${name}`}>
    Cancel
  </Button>
)
