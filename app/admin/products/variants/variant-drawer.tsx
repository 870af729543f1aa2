import type { ReactNode } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { onSite } from '../../../../contract/staff/site-words.ts'
import { Button } from '../../controls/button.tsx'
import { Drawer } from '../../controls/drawer.tsx'
import { emptyAsNull, partOf } from '../../form/bound.ts'
import { DeadLinkNote } from '../../form/fields/dead-link-note.tsx'
import { useEntryKeys } from '../../form/fields/entry-keys.ts'
import { NumberField } from '../../form/fields/number-field.tsx'
import { PicturesField } from '../../form/fields/pictures-field.tsx'
import { SiteSwitch } from '../../form/fields/site-switch.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { ReadOnlyFields } from '../../form/read-only-fields.tsx'
import { findField } from '../../form/saving/find-field.ts'
import { CarryFields } from './carry-fields.tsx'
import { PropertiesFields } from './properties-fields.tsx'
import { SaleFields } from './sale-fields.tsx'
import { ShowroomFields } from './showroom-fields.tsx'
import { hasHalfDate } from './variant-list.ts'
import { VariantSteps } from './variant-steps.tsx'
import type { BoundVariant } from './variant-uploads.ts'

/** The records that variants can refer to. */
export type VariantChoices = Pick<TaxonomyChoices, 'properties' | 'displayPlaces'>

type Props = {
  variants: VariantEdit[]
  bind(place: number): BoundVariant | undefined
  taxonomy: VariantChoices
  /** The position of the open variant; undefined while the drawer is closed. */
  place: number | undefined
  /** The field that gets the initial focus. */
  at?: string
  onGo(to: number): void
  onClose(): void
  children?: ReactNode
}

/** All fields of one variant, with buttons to the previous and the next. */
export function VariantDrawer({ variants, bind, taxonomy, place, at, onGo, onClose, children }: Props) {
  const keys = useEntryKeys(variants)
  const shown = place === undefined ? undefined : bind(place)
  // An incomplete date exists only in its input, so the fields of such a variant stay mounted.
  const kept = variants.flatMap((variant, index) => (index === place || hasHalfDate(variant) ? [{ index }] : []))
  if (kept.length === 0) return null
  const findFocus = at === undefined ? undefined : () => findField(`drawer.variants.${place}.${at}`)
  return (
    <Drawer
      open={shown !== undefined}
      onClose={onClose}
      title={shown?.label ?? 'Variant'}
      findFocus={findFocus}
      keepMounted
    >
      {place !== undefined && <VariantSteps place={place} count={variants.length} onGo={onGo} />}
      {kept.map(({ index }) => {
        const bound = bind(index)
        return (
          bound && (
            <div key={keys[index]} hidden={index !== place}>
              {/* A card shows some of the same fields, so each control needs a name of its own. */}
              <VariantFields bound={{ ...bound, name: `drawer.${bound.name}` }} taxonomy={taxonomy} />
            </div>
          )
        )
      })}
      <p className="mb-3 text-small text-soft">
        What you type is kept with the other variants. Shoppers see it once you save the product.
      </p>
      <Button look="solid" className="w-full" onClick={onClose}>
        Done
      </Button>
      {children}
    </Drawer>
  )
}

function VariantFields({ bound, taxonomy }: { bound: BoundVariant; taxonomy: VariantChoices }) {
  return (
    <ReadOnlyFields when={false} className="mb-5 grid min-w-0 gap-5">
      <TextField bound={partOf(bound, 'name', 'Name')} hint="Such as its colour or size." />
      <SaleFields bound={bound} />
      <PropertiesFields bound={partOf(bound, 'properties', 'Properties')} properties={taxonomy.properties} />
      <ShowroomFields bound={bound} places={taxonomy.displayPlaces} />
      <PicturesField
        bound={partOf(bound, 'pictures', 'Pictures of this variant')}
        queue={bound.queue}
        hint="Without any, those of the product are shown."
      />
      <div className="grid grid-cols-3 gap-3">
        <NumberField unit="cm" bound={partOf(bound, 'widthCm', 'Width')} />
        <NumberField unit="cm" bound={partOf(bound, 'depthCm', 'Depth')} />
        <NumberField unit="cm" bound={partOf(bound, 'heightCm', 'Height')} />
      </div>
      <CarryFields bound={bound} />
      <TextField
        lines={6}
        bound={partOf(bound, 'description', 'Description')}
        hint="Shown instead of the product’s, when there is one. Markdown can be used."
        note={<DeadLinkNote text={bound.value.description} />}
      />
      <TextField bound={emptyAsNull(partOf(bound, 'supplierCode', 'Supplier’s code'))} />
      <SiteSwitch bound={partOf(bound, 'visible', onSite)} />
    </ReadOnlyFields>
  )
}
