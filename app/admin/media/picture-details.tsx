import type { ReactNode, Ref } from 'react'
import { formatDate } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import { PictureEdit, type PictureForm } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { useLoaded } from '../controls/loaded.ts'
import { ReasonNote } from '../controls/reason.tsx'
import { EditorsFields } from '../form/fields/editors-fields.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { UseList } from '../uses/use-list.tsx'
import type { Crop } from './crops.ts'
import { describeBytes } from './describe-bytes.ts'
import { DrawerSaveBar, type Unsaved } from './drawer-save-bar.tsx'
import { FocalPoint } from './focal-point.tsx'
import { learnPictures } from './known-pictures.ts'
import { PictureCrops } from './picture-crops.tsx'

type Props = {
  hash: string
  onSaved?(): void
  /** Other actions on the picture. */
  actions?(form: PictureForm): ReactNode
  /** The crops at the place where the picture was opened. */
  crops?: Crop[]
  onClose(): void
  ref?: Ref<Unsaved>
}

/** Everything about one picture: its alt text, its focal point, and where it is used. */
export function PictureDetails({ hash, ...rest }: Props) {
  const { answer: form, problem } = useLoaded((signal) => staffApi.picture({ hash }, { signal }))
  if (problem) return <ReasonNote>{problem}</ReasonNote>
  if (!form) return <p className="text-soft">Loading …</p>
  return <Details form={form} {...rest} />
}

const labels: Record<keyof PictureEdit, string> = {
  alt: 'What it shows',
  fileName: 'File name',
  focalX: 'Focal point, across',
  focalY: 'Focal point, down',
}

function Details({ form, onSaved, actions, crops = [], onClose, ref }: Omit<Props, 'hash'> & { form: PictureForm }) {
  const { picture, uses } = form
  const editor = usePictureEditor(form, onSaved)
  const { draft, field, change } = editor
  return (
    <div className="grid gap-5">
      <EditorsFields mayEdit={useMayEdit()} className="grid min-w-0 gap-5">
        <legend className="sr-only">About the picture</legend>
        <div className="grid gap-1.5">
          <FocalPoint picture={picture} point={draft} onChange={change} />
          <p className="text-center text-label text-soft">
            Click the most important part: it stays in view wherever the picture is cropped.
          </p>
          <PictureCrops picture={{ ...picture, ...draft, alt: '' }} crops={crops} />
        </div>
        <TextField
          bound={field('alt')}
          lines={2}
          hint="For people who cannot see it, and for search engines: a green three-seat sofa with oak legs."
        />
        <TextField bound={field('fileName')} />
      </EditorsFields>
      <p className="text-label text-soft">
        {picture.width} × {picture.height} pixels, {describeBytes(picture.bytes)}, since {formatDate(picture.createdAt)}
      </p>
      <UseList uses={uses} />
      <div className="flex flex-wrap gap-3">{actions?.({ ...form, version: editor.version })}</div>
      <DrawerSaveBar ref={ref} editor={editor} onClose={onClose} />
    </div>
  )
}

const usePictureEditor = ({ picture: { hash }, ...form }: PictureForm, onSaved?: () => void) =>
  useEditor<PictureEdit>({
    form,
    schema: PictureEdit,
    labels,
    save: async (edit, version) => {
      const answer = await staffApi.savePicture({ hash, version, edit })
      if (!failed(answer)) learnPictures([answer])
      return answer
    },
    reread: () => staffApi.picture({ hash }),
    onSaved,
  })
