import type { ReactNode } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { offSite, onSite } from '../../../../contract/staff/site-words.ts'
import { Button } from '../../controls/button.tsx'
import { partOf, zeroAsNull } from '../../form/bound.ts'
import { useEntryKeys } from '../../form/fields/entry-keys.ts'
import { PriceField } from '../../form/fields/number-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { onSaleOrNot } from './sale-fields.tsx'
import { VariantFacts } from './variant-facts.tsx'
import { usePicturesOfRow } from './variant-picture.tsx'
import { VariantProblems } from './variant-problems.tsx'
import type { BoundVariant } from './variant-uploads.ts'

type Props = {
  variants: VariantEdit[]
  bind(place: number): BoundVariant | undefined
  onOpen(place: number, field: string): void
  children(variant: VariantEdit, place: number): ReactNode
}

const shown = ['name', 'price', 'salePrice', 'onSale', 'visible']

/** The variants as cards, for a narrow screen. */
export function VariantCards({ variants, bind, onOpen, children }: Props) {
  const keys = useEntryKeys(variants)
  return (
    <ul aria-label="Variants" className="grid gap-3">
      {variants.map((variant, place) => {
        const bound = bind(place)
        return (
          bound && (
            <VariantCard key={keys[place]} bound={bound} onOpen={(field) => onOpen(place, field)}>
              {children(variant, place)}
            </VariantCard>
          )
        )
      })}
    </ul>
  )
}

type CardProps = { bound: BoundVariant; onOpen(field: string): void; children: ReactNode }

function VariantCard({ bound, onOpen, children }: CardProps) {
  const { target, over, thumbnail, choose, files } = usePicturesOfRow(bound)
  return (
    <li {...target} className={`grid gap-3 border border-rule p-3 ${over ? 'bg-sage' : 'bg-white'}`}>
      <div className="flex items-start gap-3">
        <span className="size-20 shrink-0 bg-sand">{thumbnail}</span>
        <div className="min-w-0 grow">
          <p className="font-semibold first-letter:uppercase">{bound.label}</p>
          <VariantFacts variant={bound.value} />
          <Button look="plain" className="-ml-4" aria-label={`Add pictures to ${bound.label}`} onClick={choose}>
            Add pictures
          </Button>
        </div>
      </div>
      {files}
      <div className="-ml-2 flex">{children}</div>
      <TextField bound={partOf(bound, 'name', 'Name')} />
      <div className="grid grid-cols-2 gap-3">
        <PriceField bound={zeroAsNull(partOf(bound, 'price', 'Price'))} />
        <PriceField bound={partOf(bound, 'salePrice', 'Sale price')} />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <SwitchField words={onSaleOrNot} bound={partOf(bound, 'onSale', 'On sale')} />
        <SwitchField words={[onSite, offSite]} bound={partOf(bound, 'visible', onSite)} />
      </div>
      <VariantProblems bound={bound} shown={shown} onOpen={onOpen} />
    </li>
  )
}
