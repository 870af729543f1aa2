import type { ReactNode } from 'react'
import type { StaffPicture } from '../../../../contract/staff/media.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { AltTextInput } from '../../media/alt-text.tsx'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { makeRemoveProps } from './remove-props.ts'

type Props = {
  picture: StaffPicture | undefined
  name: string
  first: boolean
  controls: ReactNode
  onOpen(): void
  onRemove(): void
}

/** One picture of a list, with its alt text or a field for it. */
export function PictureTile({ picture, name, first, controls, onOpen, onRemove }: Props) {
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto]">
      <div className="relative">
        <button
          type="button"
          onClick={onOpen}
          aria-label={`Description and focal point of ${name}`}
          className="block w-full bg-sand"
        >
          {picture ? <Thumbnail picture={picture} alt="" /> : <span className="block aspect-square" />}
        </button>
        {first && (
          <span className="pointer-events-none absolute top-0 left-0 bg-paper px-2 py-0.5 text-label">First</span>
        )}
        <button
          type="button"
          {...makeRemoveProps(onRemove)}
          aria-label={`Remove ${name}`}
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center bg-paper hover:text-sale lg:size-8"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      <div className="p-2">
        {picture?.alt === '' ? (
          <AltTextInput picture={picture} />
        ) : (
          <p className="line-clamp-2 text-label text-soft">{picture?.alt}</p>
        )}
      </div>
      {controls}
    </div>
  )
}
