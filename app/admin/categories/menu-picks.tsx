import type { SubCategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { BrandRow, MenuCategory, PropertyRow } from '../../../contract/staff/catalogue-lists.ts'
import { offSite } from '../../../contract/staff/site-words.ts'
import { PickField } from '../form/fields/pick-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { draftSubCategory } from './menu-draft.ts'
import { MenuPreview } from './menu-preview.tsx'

type Props = {
  editor: Editor<SubCategoryEdit>
  uuid: string
  menu: MenuCategory[]
  pickable: { brands: BrandRow[]; properties: PropertyRow[] }
}

const brandSlots = ['navBrand1', 'navBrand2', 'navBrand3'] as const
const valueSlots = ['navProperty1', 'navProperty2', 'navProperty3'] as const

/** The brands and values under a sub-category in the header. */
export function MenuPicks({ editor: { draft, field }, uuid, menu, pickable }: Props) {
  const category = draftSubCategory(menu, uuid, draft, pickable)
  const brands = pickable.brands.map(({ uuid: value, name, visible }) => ({
    value,
    label: name,
    note: visible ? undefined : offSite,
  }))
  const values = pickable.properties.flatMap((property) =>
    property.values.map(({ id, name }) => ({ value: id, label: name, note: property.name })),
  )
  return (
    <FormSection title="Menu" intro="Up to three brands and three values are shown under its name in the header.">
      <div className="grid gap-4 sm:grid-cols-3">
        {brandSlots.map((slot) => (
          <PickField key={slot} bound={field(slot)} picks={brands} />
        ))}
        {valueSlots.map((slot) => (
          <PickField key={slot} bound={field(slot)} picks={values} />
        ))}
      </div>
      <p className="text-label text-soft">With nothing chosen, its first three brands are shown.</p>
      {category && <MenuPreview category={category} note={explainHidden(draft, category)} />}
    </FormSection>
  )
}

function explainHidden(draft: SubCategoryEdit, category: MenuCategory): string | undefined {
  if (!category.visible) return `${category.name} is off the site, and so is this menu.`
  return draft.visible ? undefined : `${offSite}, it is not in the menu.`
}
