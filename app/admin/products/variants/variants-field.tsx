import { useState } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { moveItem } from '../../../ui/ordered-list/order-moves.ts'
import type { Bound } from '../../form/bound.ts'
import { useWideScreen } from '../../layout/wide-screen.ts'
import { LeaveUploads } from '../../media/upload-list.tsx'
import { AddVariants } from './add-variants.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { useVariants } from './use-variants.ts'
import { VariantCards } from './variant-cards.tsx'
import { type VariantChoices, VariantDrawer } from './variant-drawer.tsx'
import { VariantGrid } from './variant-grid.tsx'
import { copyToOthers, makeExDisplay, repeatVariant } from './variant-list.ts'
import { type VariantLook, VariantMenu } from './variant-menu.tsx'
import { WasNotes } from './was-notes.tsx'

type Props = { bound: Bound<VariantEdit[]>; taxonomy: VariantChoices; hint?: string }
type Look = { at: number; as: VariantLook; field?: string }

/** A product's variants: a grid on a wide screen, cards on a narrow one, and a drawer with all fields of one. */
export function VariantsField({ bound, taxonomy, hint }: Props) {
  const { value: variants, problem } = bound
  const { change, changeLatest, nameOf, bind, remove, isUnderWay } = useVariants(bound)
  const [look, setLook] = useState<Look>()
  const isWide = useWideScreen()
  const more = (variant: VariantEdit, place: number) => (
    <VariantMenu
      variant={variant}
      name={nameOf(place)}
      place={place}
      count={variants.length}
      onOpen={(as) => setLook({ at: place, as })}
      onMove={(to) => changeLatest((latest) => moveItem(latest, place, to))}
      onRepeat={() => changeLatest((latest) => repeatVariant(latest, place))}
      onExDisplay={() => {
        changeLatest((latest) => makeExDisplay(latest, place))
        setLook({ at: place + 1, as: 'drawer', field: 'price' })
      }}
      onRemove={() => remove(place, variant)}
    />
  )
  const opened = look && bind(look.at)
  const inDrawer = opened && look.as === 'drawer' ? look.at : undefined
  const leaving = <LeaveUploads isUnderWay={isUnderWay} />
  const openAt = (at: number, field: string) => setLook({ at, as: 'drawer', field })
  return (
    <div className="grid gap-3">
      {isWide ? (
        <VariantGrid bound={{ ...bound, onChange: change }} bind={bind} onOpen={openAt}>
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
      <AddVariants variants={variants} properties={taxonomy.properties} onChange={change} />
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
          onCopy={(parts) => change(copyToOthers(variants, look.at, parts))}
          onClose={() => setLook(undefined)}
        />
      )}
    </div>
  )
}
