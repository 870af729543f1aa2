import { type RefObject, useRef, useState } from 'react'
import { blankVariant, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { moveItem } from '../../../ui/ordered-list/order-moves.ts'
import { Button } from '../../controls/button.tsx'
import { notify } from '../../controls/notices.tsx'
import { type Bound, problemsWithin } from '../../form/bound.ts'
import { useWideScreen } from '../../layout/wide-screen.ts'
import { learnPictures } from '../../media/known-pictures.ts'
import { sendUpload } from '../../media/send-upload.ts'
import { LeaveUploads } from '../../media/upload-list.tsx'
import { addPicture, changeVariant, putVariantBack } from './change-variant.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { VariantCards } from './variant-cards.tsx'
import { type VariantChoices, VariantDrawer } from './variant-drawer.tsx'
import { VariantGrid } from './variant-grid.tsx'
import { copyToOthers, makeExDisplay, nameVariant, repeatVariant } from './variant-list.ts'
import { type VariantLook, VariantMenu } from './variant-menu.tsx'
import { type BoundVariant, keepVariantUploads } from './variant-uploads.ts'
import { WasNotes } from './was-notes.tsx'

type Props = { bound: Bound<VariantEdit[]>; taxonomy: VariantChoices; hint?: string }
type Look = { at: number; as: VariantLook; field?: string }

/** A product's variants: a grid on a wide screen, cards on a narrow one, and a drawer for the rest of each. */
export function VariantsField({ bound, taxonomy, hint }: Props) {
  const { value: variants, problem, problems } = bound
  const newest = useRef(variants)
  newest.current = variants
  const onChange = (next: VariantEdit[]) => {
    newest.current = next
    bound.onChange(next)
  }
  const uploads = useVariantUploads(newest, onChange)
  const [look, setLook] = useState<Look>()
  const [making, setMaking] = useState(false)
  const isWide = useWideScreen()
  const nameOf = (place: number) => nameVariant(variants[place] ?? blankVariant, place)
  const bind = (place: number): BoundVariant | undefined =>
    variants[place] && {
      name: `variants.${place}`,
      label: nameOf(place),
      value: variants[place],
      onChange: (changed) => onChange(changeVariant(newest.current, { variants, place }, changed)),
      problems: problemsWithin(problems, String(place)),
      queue: uploads.ofVariant(place),
    }
  const remove = (place: number, removed: VariantEdit) => {
    notify(`${nameOf(place)} is removed`, { run: () => onChange(putVariantBack(newest.current, place, removed)) })
    onChange(variants.toSpliced(place, 1))
  }
  const more = (variant: VariantEdit, place: number) => (
    <VariantMenu
      variant={variant}
      name={nameOf(place)}
      place={place}
      count={variants.length}
      onOpen={(as) => setLook({ at: place, as })}
      onMove={(to) => onChange(moveItem(variants, place, to))}
      onRepeat={() => onChange(repeatVariant(variants, place))}
      onExDisplay={() => {
        onChange(makeExDisplay(variants, place))
        setLook({ at: place + 1, as: 'drawer', field: 'price' })
      }}
      onRemove={() => remove(place, variant)}
    />
  )
  const opened = look && bind(look.at)
  const inDrawer = opened && look.as === 'drawer' ? look.at : undefined
  const leaving = <LeaveUploads isUnderWay={uploads.isUnderWay} />
  const openAt = (at: number, field: string) => setLook({ at, as: 'drawer', field })
  return (
    <div className="grid gap-3">
      {isWide ? (
        <VariantGrid bound={{ ...bound, onChange }} bind={bind} onOpen={openAt}>
          {more}
        </VariantGrid>
      ) : (
        <VariantCards variants={variants} bind={bind} onOpen={openAt}>
          {more}
        </VariantCards>
      )}
      <WasNotes variants={variants} />
      {hint && <p className="text-label text-soft">{hint}</p>}
      {problem && (
        <p role="alert" className="text-label font-semibold text-sale">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onChange([...variants, { ...blankVariant }])}>Add a variant</Button>
        <Button onClick={() => setMaking(true)}>Add several</Button>
      </p>
      {making && (
        <MakeDialog
          variants={variants}
          properties={taxonomy.properties}
          onMake={onChange}
          onClose={() => setMaking(false)}
        />
      )}
      <VariantDrawer
        variants={variants}
        bind={bind}
        taxonomy={taxonomy}
        place={inDrawer}
        at={look?.field}
        onGo={(at) => setLook({ at, as: 'drawer' })}
        onClose={() => setLook(undefined)}
      >
        {inDrawer !== undefined && leaving}
      </VariantDrawer>
      {inDrawer === undefined && leaving}
      {opened && look.as === 'copy' && (
        <CopyDialog
          name={opened.label}
          onCopy={(parts) => onChange(copyToOthers(variants, look.at, parts))}
          onClose={() => setLook(undefined)}
        />
      )}
    </div>
  )
}

/** The uploads of all variants: they go on while no drawer is open, and add what arrives to the newest list. */
function useVariantUploads(newest: RefObject<VariantEdit[]>, onChange: (next: VariantEdit[]) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const [uploads] = useState(() =>
    keepVariantUploads({
      send: (file, sending) => sendUpload('picture', file, sending),
      read: () => newest.current,
      onKept: (picture, place) => {
        learnPictures([picture])
        latest.current(addPicture(newest.current, place, picture.hash))
      },
    }),
  )
  uploads.follow()
  return uploads
}
