import { type DragEvent, useRef, useState } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { Bound } from '../../form/bound.ts'
import { accepted } from '../../media/drop-zone.tsx'
import { learnPictures, usePictures } from '../../media/known-pictures.ts'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { UploadList } from '../../media/upload-list.tsx'
import { useUploads } from '../../media/uploads.ts'

/** The first picture of a variant; files that are dropped on it, or chosen by its button, become its pictures. */
export function usePicturesOfRow({ value, onChange, label }: Bound<VariantEdit>) {
  const [over, setOver] = useState(false)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const uploads = useUploads('picture', (picture) => {
    learnPictures([picture])
    const { value, onChange } = latest.current
    const pictures = [...new Set([...value.pictures, picture.hash])]
    // Several may arrive before the next render.
    latest.current.value = { ...value, pictures }
    onChange({ ...value, pictures })
  })
  const hover = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  const target = {
    onDragOver: (event: DragEvent) => hover(event, true),
    onDragLeave: (event: DragEvent) => hover(event, false),
    onDrop: (event: DragEvent) => {
      hover(event, false)
      uploads.add([...event.dataTransfer.files])
    },
  }
  const picture = usePictures(value.pictures).get(value.pictures[0] ?? '')
  const thumbnail = picture ? (
    <Thumbnail picture={picture} alt={`Picture of ${label}`} sizes="80px" />
  ) : (
    <span aria-hidden className="grid size-full place-items-center text-soft">
      +
    </span>
  )
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  const files = (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted.picture}
        multiple
        className="hidden"
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <UploadList uploads={uploads} />
    </>
  )
  return { target, over, thumbnail, choose, files, isUploading: uploads.list.length > 0 }
}
