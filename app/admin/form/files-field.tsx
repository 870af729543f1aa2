import { type ReactNode, useRef } from 'react'
import type { ProductEdit } from '../../../contract/staff-catalogue.ts'
import type { StaffFile } from '../../../contract/staff-media.ts'
import { Button } from '../controls/button.tsx'
import { DropZone } from '../media/drop-zone.tsx'
import { useFiles } from '../media/known-files.ts'
import { UploadList } from '../media/upload-list.tsx'
import { useUploads } from '../media/uploads.ts'
import { type Bound, partOf, problemsWithin } from './bound.ts'
import { GroupFrame } from './group-frame.tsx'
import { OrderedList } from './ordered-list.tsx'
import { TextField } from './text-field.tsx'

type Files = ProductEdit['files']
type ProductFile = Files[number]
type Props = { bound: Bound<Files>; hint?: ReactNode }

/** Files for customers to download, each under a name that tells what it is. */
export function FilesField({ bound, hint }: Props) {
  const { label, value, onChange } = bound
  const { known, learn } = useFiles(value.map(({ fileHash }) => fileHash))
  const latest = useRef(value)
  latest.current = value
  const uploads = useUploads('file', (file) => {
    learn([file])
    // Several may come before the form is shown anew.
    latest.current = [...latest.current, { uuid: null, fileHash: file.hash, name: nameFile(file) }]
    onChange(latest.current)
  })
  const change = (place: number, file: ProductFile) => onChange(value.with(place, file))
  return (
    <GroupFrame bound={bound} hint={hint}>
      {value.length > 0 && (
        <OrderedList
          label={label}
          items={value}
          keyOf={keyOf}
          nameOf={({ name }) => name || 'file'}
          onOrder={onChange}
          className="grid gap-2"
          itemClassName="border border-rule bg-white p-2"
        >
          {(file, controls, place) => (
            <div className="flex flex-wrap items-end gap-2">
              <div className="min-w-48 grow">
                <TextField bound={partOf(bindRow(bound, place, file, change), 'name', 'Name')} />
              </div>
              <FileLink file={known.get(file.fileHash)} />
              {controls}
              <Button
                look="plain"
                onClick={() => onChange(value.filter((_, other) => other !== place))}
                aria-label={`Remove ${file.name}`}
              >
                Remove
              </Button>
            </div>
          )}
        </OrderedList>
      )}
      <DropZone kind="file" several onFiles={uploads.add} label="Send files" />
      <UploadList uploads={uploads} />
    </GroupFrame>
  )
}

const keyOf = ({ uuid, fileHash }: ProductFile) => uuid ?? fileHash

const bindRow = (
  { name, problems }: Bound<Files>,
  place: number,
  value: ProductFile,
  change: (place: number, file: ProductFile) => void,
) => ({
  name: `${name}.${place}`,
  value,
  onChange: (file: ProductFile) => change(place, file),
  problems: problemsWithin(problems, String(place)),
})

/** 'oak-care_2024.pdf' is shown as 'Oak care 2024'. */
function nameFile({ fileName }: StaffFile): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function FileLink({ file }: { file: StaffFile | undefined }) {
  if (!file) return null
  return (
    <a href={file.url} download className="inline-flex min-h-11 items-center px-2 text-label underline lg:min-h-9">
      {file.fileName}
    </a>
  )
}
