import { type ReactNode, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { AltTextInput } from '../../media/alt-text.tsx'
import type { Crop } from '../../media/crops.ts'
import { DropZone } from '../../media/drop-zone.tsx'
import { learnPictures, usePictures } from '../../media/known-pictures.ts'
import { PictureChooser } from '../../media/picture-chooser.tsx'
import { PictureCrops } from '../../media/picture-crops.tsx'
import { PictureDialog } from '../../media/picture-dialog.tsx'
import { UploadList } from '../../media/upload-list.tsx'
import { useUploads } from '../../media/uploads.ts'
import type { Bound } from '../bound.ts'
import { GroupFrame } from './group-frame.tsx'
import { makeRemoveProps } from './remove-props.ts'

type Props = {
  bound: Bound<string | null>
  hint?: ReactNode
  /** The shapes in which the site shows the picture. */
  crops: Crop[]
  /** The site describes the picture with the name of the shop, not with its alt text. */
  isNamedForShop?: boolean
}

/** A field for one picture, which can be dropped, uploaded or chosen from the library, replaced and removed. */
export function PictureField({ bound, hint, crops, isNamedForShop = false }: Props) {
  const { label, value, onChange } = bound
  const [choosing, setChoosing] = useState(false)
  const uploads = useUploads('picture', (picture) => {
    learnPictures([picture])
    onChange(picture.hash)
  })
  /** Cancels uploads once another picture is chosen: one that ends later must not replace it. */
  const dropUploads = () => {
    for (const { id } of uploads.list) uploads.dismiss(id)
  }
  return (
    <GroupFrame bound={bound} hint={hint}>
      {value !== null && (
        <ChosenPicture
          hash={value}
          label={label}
          crops={crops}
          asksForWords={!isNamedForShop}
          onRemove={() => onChange(null)}
        />
      )}
      <DropZone
        kind="picture"
        onFiles={(files) => {
          dropUploads()
          uploads.add(files)
        }}
        label={value === null ? 'Upload a picture' : 'Replace it'}
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
          dropUploads()
          learnPictures(pictures)
          onChange(pictures[0]?.hash ?? value)
        }}
      />
    </GroupFrame>
  )
}

type ChosenProps = { hash: string; label: string; crops: Crop[]; asksForWords: boolean; onRemove(): void }

function ChosenPicture({ hash, label, crops, asksForWords, onRemove }: ChosenProps) {
  const [open, setOpen] = useState(false)
  const picture = usePictures([hash]).get(hash)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <PictureCrops picture={picture} crops={crops} />
      <div className="grid min-w-0 gap-1">
        {picture?.alt === '' && asksForWords ? (
          <AltTextInput picture={picture} />
        ) : (
          <p className="text-small">{picture?.alt ?? 'Loading …'}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen(true)} aria-label={`Description and focal point of ${label}`}>
            Description and focal point
          </Button>
          <Button look="plain" {...makeRemoveProps(onRemove)} aria-label={`Remove ${label}`}>
            Remove
          </Button>
        </div>
      </div>
      <PictureDialog hash={open ? hash : null} crops={crops} onClose={() => setOpen(false)} />
    </div>
  )
}
