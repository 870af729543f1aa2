import { offUnitNames } from '../../../contract/staff/labels.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { AmountField } from '../form/fields/amount-field.tsx'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { DateField } from '../form/fields/date-field.tsx'
import { PickField } from '../form/fields/pick-field.tsx'
import { listPresetDays } from '../form/fields/preset-days.ts'
import { RouteField } from '../form/fields/route-field.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { ProductsField } from '../products/products-field.tsx'
import { listPicks } from '../products/taxonomy-picks.ts'

type Props = { editor: Editor<SaleEdit> }

const units = [
  { value: 'percent' as const, label: offUnitNames.percent },
  { value: 'pounds' as const, label: offUnitNames.pounds },
]
const pair = 'grid gap-5 sm:grid-cols-2'

/** The reduction, and the period of the sale. */
export function SaleTermsFields({ editor: { field } }: Props) {
  const [by, firstDay] = [field('by'), field('firstDay')]
  const now = new Date()
  return (
    <FormSection title="Terms" intro="Prices are rounded to whole pounds.">
      <TextField bound={field('name')} />
      <div className={pair}>
        <AmountField bound={field('amount')} by={by.value} />
        <ChoiceField bound={{ ...by, onChange: (value) => value && by.onChange(value) }} choices={units} />
        <DateField bound={firstDay} hint="From the start of that day." presets={listPresetDays(now)} />
        <DateField
          bound={field('lastDay')}
          hint="Until the end of that day. It ends automatically."
          presets={listPresetDays(now, { isEnd: true, after: firstDay.value })}
        />
      </div>
      <SwitchField
        bound={field('replaces')}
        hint="Also one that has not started yet. Otherwise products on offer are left out."
      />
      <SwitchField
        bound={field('leavesOutExDisplay')}
        hint="Each has a price of its own, for the condition it is in."
      />
    </FormSection>
  )
}

/** The products of a sale: chosen ones, and all that meet a rule. */
export function SaleProducts({ editor: { field }, taxonomy }: Props & { taxonomy: TaxonomyChoices }) {
  const { categories, subCategories, brands, ranges } = listPicks(taxonomy)
  const values = taxonomy.properties.flatMap(({ name, values }) =>
    values.map((value) => ({ value: value.id, label: `${name}: ${value.name}` })),
  )
  const category = field('categoryId')
  return (
    <FormSection
      title="Products"
      intro="Those you choose, and all that meet every condition you set. Only products on the site take part."
    >
      <ProductsField bound={field('products')} />
      <div className={pair}>
        <PickField
          bound={{
            ...category,
            value: category.value === null ? null : String(category.value),
            onChange: (value) => category.onChange(value === null ? null : Number(value)),
          }}
          picks={categories}
          placeholder="Any"
        />
        <PickField bound={field('subCategoryUuid')} picks={subCategories} placeholder="Any" />
        <PickField bound={field('brandUuid')} picks={brands} placeholder="Any" />
        <PickField bound={field('rangeUuid')} picks={ranges} placeholder="Any" />
        <PickField bound={field('valueId')} picks={values} placeholder="Any" />
      </div>
    </FormSection>
  )
}

export function SaleTexts({ editor: { field } }: Props) {
  return (
    <FormSection title="On the site" intro="Its page lists its products while it runs.">
      <TextField bound={field('badge')} hint="On the cards of its products, such as Winter sale." />
      <RouteField bound={field('routeName')} start="/sale/" />
      <TextField bound={field('description')} lines={3} hint="Below the name at the top of its page." />
    </FormSection>
  )
}
