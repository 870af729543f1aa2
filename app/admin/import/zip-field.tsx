import { useState } from 'react'
import { maxPictureZipBytes } from '../../../contract/body-limits.ts'
import { failed } from '../../../contract/errors.ts'
import { uploads } from '../../../contract/staff/calls.ts'
import type { ImportView } from '../../../contract/staff/import.ts'
import { DropZone } from '../media/drop-zone.tsx'
import { CancelUpload, useOneUpload } from '../media/one-upload.tsx'

/** Uploads a ZIP of the pictures that the file names. */
export function ZipField({ view: { uuid, zipName } }: { view: ImportView }) {
  const [kept, setKept] = useState(zipName)
  const [problem, setProblem] = useState('')
  const { upload, send } = useOneUpload()
  const keep = async ([file]: File[]) => {
    if (!file) return
    setProblem('')
    const address = `${uploads.importZip.path}?uuid=${uuid}&name=${encodeURIComponent(file.name)}`
    const answer = await send<null>(address, file, maxPictureZipBytes)
    if (answer === undefined) return
    if (failed(answer)) setProblem(answer.problem.reason)
    else setKept(file.name)
  }
  return (
    <div className="grid max-w-2xl gap-1.5">
      <p className="text-small font-semibold">Pictures in a ZIP</p>
      <DropZone kind="zip" label="Choose a ZIP" name="Pictures in a ZIP" onFiles={keep}>
        {kept && <span className="text-small break-all">{kept}</span>}
      </DropZone>
      <p className="text-label text-soft">
        Only where the file names pictures by their file name. Pictures with an address are fetched from there.
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-small">
          {upload ? `Uploading, ${Math.round(upload.share * 100)}%` : problem}
        </p>
        {upload && <CancelUpload upload={upload} />}
      </div>
    </div>
  )
}
