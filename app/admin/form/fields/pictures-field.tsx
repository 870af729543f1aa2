import { type ReactNode, useRef, useState } from 'react'
import { OrderedList } from '../../../ui/ordered-list/ordered-list.tsx'
import { Button } from '../../controls/button.tsx'
import { DropZone } from '../../media/drop-zone.tsx'
import { learnPictures, usePictures } from '../../media/known-pictures.ts'
import { PictureChooser } from '../../media/picture-chooser.tsx'
import { PictureDialog } from '../../media/picture-dialog.tsx'
import { UploadList } from '../../media/upload-list.tsx'
import type { UploadQueue } from '../../media/upload-queue.ts'
import { useOwnQueue, useQueue } from '../../media/uploads.ts'
import type { Bound } from '../bound.ts'
import { GroupFrame } from './group-frame.tsx'
import { PictureTile } from './picture-tile.tsx'

type Props = {
  bound: Bound<string[]>
  hint?: ReactNode
  /** The queue of uploads that outlive the field: its owner adds the uploaded pictures, and asks before the page is left. */
  queue?: UploadQueue
}

/** An ordered list of pictures; cards show the first. */
export function PicturesField({ bound, hint, queue }: Props) {
  const { label, value, onChange } = bound
  const [choosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const known = usePictures(value)
  const latest = useRef(value)
  latest.current = value
  const add = (hashes: string[]) => {
    // Several uploads may end before the next render.
    latest.current = [...new Set([...latest.current, ...hashes])]
    onChange(latest.current)
  }
  const own = useOwnQueue('picture', (picture) => {
    learnPictures([picture])
    add([picture.hash])
  })
  const uploads = useQueue(queue ?? own)
  const nameOf = (hash: string) => known.get(hash)?.alt || known.get(hash)?.fileName || 'picture'
  return (
    <GroupFrame bound={bound} hint={hint}>
      {value.length > 0 && (
        <OrderedList
          grid
          label={label}
          items={value}
          keyOf={(hash) => hash}
          nameOf={nameOf}
          onOrder={onChange}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
          itemClassName="border border-rule bg-white"
        >
          {(hash, controls, place) => (
            <PictureTile
              picture={known.get(hash)}
              name={nameOf(hash)}
              first={place === 0}
              controls={controls}
              onOpen={() => setOpen(hash)}
              onRemove={() => onChange(value.filter((other) => other !== hash))}
            />
          )}
        </OrderedList>
      )}
      <DropZone kind="picture" several onFiles={uploads.add} label="Upload pictures">
        <Button onClick={() => setChoosing(true)}>From the library</Button>
      </DropZone>
      <UploadList uploads={uploads} asksBeforeLeaving={!queue} />
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        several
        taken={value}
        onChoose={(pictures) => {
          learnPictures(pictures)
          add(pictures.map(({ hash }) => hash))
        }}
      />
      <PictureDialog hash={open} onClose={() => setOpen(null)} />
    </GroupFrame>
  )
}
