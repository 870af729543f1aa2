import type { ReactNode } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { offSite, onSite } from '../../../../contract/staff/site-words.ts'
import { type Bound, partOf, zeroAsNull } from '../../form/bound.ts'
import { PriceField } from '../../form/number-field.tsx'
import { SwitchField } from '../../form/switch-field.tsx'
import { TextField } from '../../form/text-field.tsx'
import { onSaleOrNot } from './sale-fields.tsx'
import { keyOf, nameVariant } from './variant-list.ts'
import { VariantProblems } from './variant-problems.tsx'

type Props = {
  variants: VariantEdit[]
  bind(place: number): Bound<VariantEdit> | undefined
  onOpen(place: number, field: string): void
  children(variant: VariantEdit, place: number): ReactNode
}

const shown = ['name', 'price', 'salePrice', 'onSale', 'visible']

/** Variants below each other, for a narrow screen. */
export function VariantCards({ variants, bind, onOpen, children }: Props) {
  return (
    <ul aria-label="Variants" className="grid gap-3">
      {variants.map((variant, place) => {
        const bound = bind(place)
        return (
          bound && (
            <li key={keyOf(variant, place)} className="grid gap-3 border border-rule bg-white p-3">
              <div className="flex items-center gap-2">
                <p className="mr-auto min-w-0 font-semibold break-words first-letter:uppercase">
                  {nameVariant(variant, place)}
                </p>
                {children(variant, place)}
              </div>
              <TextField bound={partOf(bound, 'name', 'Name')} />
              <div className="grid grid-cols-2 gap-3">
                <PriceField bound={zeroAsNull(partOf(bound, 'price', 'Price'))} />
                <PriceField bound={partOf(bound, 'salePrice', 'Sale price')} />
              </div>
              <div className="flex flex-wrap gap-x-6">
                <SwitchField words={onSaleOrNot} bound={partOf(bound, 'onSale', 'On sale')} />
                <SwitchField words={[onSite, offSite]} bound={partOf(bound, 'visible', onSite)} />
              </div>
              <VariantProblems bound={bound} shown={shown} onOpen={(field) => onOpen(place, field)} />
            </li>
          )
        )
      })}
    </ul>
  )
}
