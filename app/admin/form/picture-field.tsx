import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { AltTextInput } from '../media/alt-text.tsx'
import { DropZone } from '../media/drop-zone.tsx'
import { learnPictures, usePictures } from '../media/known-pictures.ts'
import { PictureChooser } from '../media/picture-chooser.tsx'
import { PictureDialog } from '../media/picture-dialog.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { UploadList } from '../media/upload-list.tsx'
import { useUploads } from '../media/uploads.ts'
import type { Bound } from './bound.ts'
import { GroupFrame } from './group-frame.tsx'

type Props = { bound: Bound<string | null>; hint?: ReactNode }

/** One picture: dropped, sent or chosen; replaced and taken out again. */
export function PictureField({ bound, hint }: Props) {
  const { label, value, onChange } = bound
  const [choosing, setChoosing] = useState(false)
  const uploads = useUploads('picture', (picture) => {
    learnPictures([picture])
    onChange(picture.hash)
  })
  return (
    <GroupFrame bound={bound} hint={hint}>
      {value !== null && <ChosenPicture hash={value} label={label} onRemove={() => onChange(null)} />}
      <DropZone
        kind="picture"
        onFiles={uploads.add}
        label={value === null ? 'Send a picture' : 'Replace it'}
        name={`A picture for ${label}`}
        className={value === null ? 'min-h-24' : ''}
      >
        <Button onClick={() => setChoosing(true)}>From the library</Button>
      </DropZone>
      <UploadList uploads={uploads} />
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(pictures) => {
          learnPictures(pictures)
          onChange(pictures[0]?.hash ?? value)
        }}
      />
    </GroupFrame>
  )
}

function ChosenPicture({ hash, label, onRemove }: { hash: string; label: string; onRemove(): void }) {
  const [open, setOpen] = useState(false)
  const picture = usePictures([hash]).get(hash)
  return (
    <div className="flex gap-4">
      <div className="w-32 shrink-0 bg-sand">{picture && <Thumbnail picture={picture} />}</div>
      <div className="grid min-w-0 grow content-start gap-1">
        {picture?.alt === '' ? (
          <AltTextInput picture={picture} />
        ) : (
          <p className="text-small break-words">{picture?.alt ?? 'Loading …'}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen(true)} aria-label={`Words and focal point of ${label}`}>
            Words and focal point
          </Button>
          <Button look="plain" onClick={onRemove} aria-label={`Remove ${label}`}>
            Remove
          </Button>
        </div>
      </div>
      <PictureDialog hash={open ? hash : null} onClose={() => setOpen(false)} />
    </div>
  )
}
