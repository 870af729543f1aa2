import { type DragEvent, useRef, useState } from 'react'
import { accepted } from '../../media/drop-zone.tsx'
import { usePictures } from '../../media/known-pictures.ts'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { UploadList } from '../../media/upload-list.tsx'
import { useQueue } from '../../media/uploads.ts'
import type { BoundVariant } from './variant-uploads.ts'

/** The first picture of a variant. Files dropped on it, or chosen by its button, are added to the variant's pictures. */
export function usePicturesOfRow({ value, label, queue }: BoundVariant) {
  const [over, setOver] = useState(false)
  const uploads = useQueue(queue)
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
      <UploadList uploads={uploads} asksBeforeLeaving={false} />
    </>
  )
  return { target, over, thumbnail, choose, files, isUploading: uploads.list.length > 0 }
}
