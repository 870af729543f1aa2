import { useState } from 'react'
import { longestPictureZip } from '../../../contract/body-limits.ts'
import { failed } from '../../../contract/errors.ts'
import { uploads } from '../../../contract/staff/calls.ts'
import type { ImportView } from '../../../contract/staff/import.ts'
import { DropZone } from '../media/drop-zone.tsx'
import { sendBytes } from '../media/send-upload.ts'

/** Pictures that the file names, beside it. */
export function ZipField({ view: { uuid, zipName } }: { view: ImportView }) {
  const [kept, setKept] = useState(zipName)
  const [status, setStatus] = useState('')
  const send = async ([file]: File[]) => {
    if (!file) return
    setStatus('Uploading')
    const address = `${uploads.importZip.path}?uuid=${uuid}&name=${encodeURIComponent(file.name)}`
    const answer = await sendBytes<null>(address, file, longestPictureZip, (share) =>
      setStatus(`Uploading, ${Math.round(share * 100)}%`),
    )
    setStatus(failed(answer) ? answer.problem.reason : '')
    if (!failed(answer)) setKept(file.name)
  }
  return (
    <div className="grid max-w-2xl gap-1.5">
      <p className="text-small font-semibold">Pictures in a ZIP</p>
      <DropZone kind="zip" label="Choose a ZIP" name="Pictures in a ZIP" onFiles={send}>
        {kept && <span className="text-small break-all">{kept}</span>}
      </DropZone>
      <p className="text-label text-soft">
        Only where the file names pictures by their file name. Pictures with an address are fetched from there.
      </p>
      <p role="status" className="text-small">
        {status}
      </p>
    </div>
  )
}
