import { type ReactNode, useRef, useState } from 'react'
import { capitalize } from '../../../../contract/capitals.ts'
import type { ProductEdit } from '../../../../contract/staff/catalogue.ts'
import type { StaffFile } from '../../../../contract/staff/media.ts'
import { OrderedList } from '../../../ui/ordered-list/ordered-list.tsx'
import { Button } from '../../controls/button.tsx'
import { DropZone } from '../../media/drop-zone.tsx'
import { FileChooser } from '../../media/file-chooser.tsx'
import { useFiles } from '../../media/known-files.ts'
import { UploadList } from '../../media/upload-list.tsx'
import { useUploads } from '../../media/uploads.ts'
import { type Bound, partOf, problemsWithin } from '../bound.ts'
import { useEntryKeys } from './entry-keys.ts'
import { GroupFrame } from './group-frame.tsx'
import { makeRemoveProps } from './remove-props.ts'
import { TextField } from './text-field.tsx'

type Files = ProductEdit['files']
type ProductFile = Files[number]
type Props = { bound: Bound<Files>; hint?: ReactNode }

/** Files for customers to download, each under a title that describes it. */
export function FilesField({ bound, hint }: Props) {
  const { label, value, onChange } = bound
  const [choosing, setChoosing] = useState(false)
  const { known, learn } = useFiles(value.map(({ fileHash }) => fileHash))
  const keys = useEntryKeys(value)
  const latest = useRef(value)
  latest.current = value
  const add = (files: StaffFile[]) => {
    learn(files)
    // Several uploads may end before the next render.
    latest.current = addFiles(latest.current, files)
    onChange(latest.current)
  }
  const uploads = useUploads('file', (file) => add([file]))
  return (
    <GroupFrame bound={bound} hint={hint}>
      {value.length > 0 && (
        <OrderedList
          label={label}
          items={value}
          keyOf={(file) => keys[value.indexOf(file)] ?? ''}
          nameOf={({ name }) => name || 'file'}
          onOrder={onChange}
          className="grid gap-2"
          itemClassName="border border-rule bg-white p-2"
        >
          {(file, controls, place) => (
            <FileRow bound={bound} place={place} kept={known.get(file.fileHash)} controls={controls} />
          )}
        </OrderedList>
      )}
      <DropZone kind="file" several onFiles={uploads.add} label="Upload files">
        <Button onClick={() => setChoosing(true)}>From the library</Button>
      </DropZone>
      <UploadList uploads={uploads} />
      <FileChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        several
        taken={value.map(({ fileHash }) => fileHash)}
        onChoose={add}
      />
    </GroupFrame>
  )
}

type RowProps = { bound: Bound<Files>; place: number; kept: StaffFile | undefined; controls: ReactNode }

function FileRow({ bound: { name, value, onChange, problems }, place, kept, controls }: RowProps) {
  const file = value[place]
  if (!file) return null
  const row = {
    name: `${name}.${place}`,
    value: file,
    onChange: (changed: ProductFile) => onChange(value.with(place, changed)),
    problems: problemsWithin(problems, String(place)),
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-48 grow">
        <TextField bound={partOf(row, 'name', `Name of file ${place + 1}`)} />
      </div>
      <FileLink file={kept} />
      {controls}
      <Button
        look="plain"
        {...makeRemoveProps(() => onChange(value.toSpliced(place, 1)))}
        aria-label={`Remove ${file.name || 'file'}`}
      >
        Remove
      </Button>
    </div>
  )
}

/** A file that is already in the list is not added again, even if it was uploaded twice. */
export function addFiles(list: Files, files: StaffFile[]): Files {
  const added = new Map(files.map((file) => [file.hash, offerFile(file)]))
  for (const { fileHash } of list) added.delete(fileHash)
  return [...list, ...added.values()]
}

const offerFile = (file: StaffFile): ProductFile => ({ uuid: null, fileHash: file.hash, name: nameFile(file) })

/** 'oak-care_2024.pdf' is shown as 'Oak care 2024'. */
function nameFile({ fileName }: StaffFile): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return capitalize(words)
}

function FileLink({ file }: { file: StaffFile | undefined }) {
  if (!file) return null
  return (
    <a href={file.url} download className="inline-flex min-h-11 items-center px-2 text-label underline lg:min-h-9">
      {file.fileName}
    </a>
  )
}
