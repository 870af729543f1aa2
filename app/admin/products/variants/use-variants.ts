import { type RefObject, useRef, useState } from 'react'
import { blankVariant, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { notify } from '../../controls/notices.tsx'
import { type Bound, problemsWithin } from '../../form/bound.ts'
import { useEndOnDiscard } from '../../form/saving/discards.ts'
import { learnPictures } from '../../media/known-pictures.ts'
import { sendUpload } from '../../media/send-upload.ts'
import { addPicture, changeVariant, putVariantBack } from './change-variant.ts'
import { nameVariant } from './variant-list.ts'
import { type BoundVariant, keepVariantUploads } from './variant-uploads.ts'

/** The variants of a product's form; uploads and Undo change the latest list. */
export function useVariants({ value: variants, problems, onChange }: Bound<VariantEdit[]>) {
  const newest = useRef(variants)
  newest.current = variants
  const change = (next: VariantEdit[]) => {
    newest.current = next
    onChange(next)
  }
  /** For what may have been drawn with an older list. */
  const changeLatest = (next: (latest: VariantEdit[]) => VariantEdit[]) => change(next(newest.current))
  const uploads = useVariantUploads(newest, change)
  const nameOf = (place: number) => nameVariant(variants[place] ?? blankVariant, place)
  const bind = (place: number): BoundVariant | undefined =>
    variants[place] && {
      name: `variants.${place}`,
      label: nameOf(place),
      value: variants[place],
      onChange: (changed) => change(changeVariant(newest.current, { variants, place }, changed)),
      problems: problemsWithin(problems, String(place)),
      queue: uploads.ofVariant(place),
    }
  const remove = (place: number, removed: VariantEdit) => {
    notify(`${nameOf(place)} is removed`, {
      run: () => changeLatest((latest) => putVariantBack(latest, place, removed)),
    })
    changeLatest((latest) => latest.toSpliced(place, 1))
  }
  return { change, changeLatest, nameOf, bind, remove, isUnderWay: uploads.isUnderWay }
}

/** The uploads of all variants. They continue while no drawer is open, and add pictures to the latest list. */
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
  useEndOnDiscard(uploads.dismissAll)
  return uploads
}
