import type { ReactNode } from 'react'
import type { StaffPicture } from '../../../contract/staff-media.ts'
import { AltTextInput } from '../media/alt-text.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'

type Props = {
  picture: StaffPicture | undefined
  name: string
  first: boolean
  controls: ReactNode
  onOpen(): void
  onRemove(): void
}

/** One picture of a list, with its words, or the question for them. */
export function PictureTile({ picture, name, first, controls, onOpen, onRemove }: Props) {
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto]">
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Words and focal point of ${name}`}
        className="relative bg-sand"
      >
        {picture ? <Thumbnail picture={picture} alt="" /> : <span className="block aspect-square" />}
        {first && <span className="absolute top-0 left-0 bg-paper px-2 py-0.5 text-label">First</span>}
      </button>
      <div className="p-2">
        {picture?.alt === '' ? (
          <AltTextInput picture={picture} />
        ) : (
          <p className="line-clamp-2 text-label text-soft">{picture?.alt}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-between">
        {controls}
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          className="min-h-11 px-3 text-label hover:text-sale lg:min-h-8"
        >
          Remove
        </button>
      </div>
    </div>
  )
}
