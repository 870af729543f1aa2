import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { onSite } from '../../../../contract/staff/site-words.ts'
import { Button } from '../../controls/button.tsx'
import { Drawer } from '../../controls/drawer.tsx'
import { type Bound, emptyAsNull, partOf } from '../../form/bound.ts'
import { DeadLinkNote } from '../../form/dead-link-note.tsx'
import { findField } from '../../form/find-field.ts'
import { NumberField } from '../../form/number-field.tsx'
import { PicturesField } from '../../form/pictures-field.tsx'
import { ReadOnlyFields } from '../../form/read-only-fields.tsx'
import { SiteSwitch } from '../../form/site-switch.tsx'
import { TextField } from '../../form/text-field.tsx'
import { CarryFields } from './carry-fields.tsx'
import { PropertiesFields } from './properties-fields.tsx'
import { SaleFields } from './sale-fields.tsx'
import { ShowroomFields } from './showroom-fields.tsx'

/** What variants refer to. */
export type VariantChoices = Pick<TaxonomyChoices, 'properties' | 'displayPlaces'>

type Props = {
  bound: Bound<VariantEdit>
  title: string
  taxonomy: VariantChoices
  open: boolean
  /** The field to begin with. */
  at?: string
  onClose(): void
}

/** All fields of one variant. */
export function VariantDrawer({ bound, title, taxonomy, open, at, onClose }: Props) {
  const findFocus = at === undefined ? undefined : () => findField(`${bound.name}.${at}`)
  return (
    <Drawer open={open} onClose={onClose} title={title} findFocus={findFocus} keepMounted>
      <ReadOnlyFields when={false} className="mb-5 grid min-w-0 gap-5">
        <TextField bound={partOf(bound, 'name', 'Name')} hint="Such as its colour or size." />
        <SaleFields bound={bound} />
        <PropertiesFields bound={partOf(bound, 'properties', 'Properties')} properties={taxonomy.properties} />
        <ShowroomFields bound={bound} places={taxonomy.displayPlaces} />
        <PicturesField
          bound={partOf(bound, 'pictures', 'Pictures of this variant')}
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
      <Button look="solid" className="w-full" onClick={onClose}>
        Done
      </Button>
    </Drawer>
  )
}
