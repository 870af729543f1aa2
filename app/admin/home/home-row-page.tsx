import { href } from 'react-router'
import type { Form } from '../../../contract/staff/forms.ts'
import { HomeRowEdit, type HomeRowSource, homeRowLength } from '../../../contract/staff/home-rows.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { SaleRow } from '../../../contract/staff/sales.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { AddressField } from '../form/fields/address-field.tsx'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { PickField } from '../form/fields/pick-field.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { type Editor, useEditor } from '../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { ProductsField } from '../products/products-field.tsx'
import { listPicks } from '../products/taxonomy-picks.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { nameRow, sourceChoices, type sourceNames } from './home-row-texts.ts'

export const clientLoader = whenSignedIn(async ({ params: { key = '' } }) => {
  const [form, taxonomy, sales] = await Promise.all([
    staffApi.homeRow({ key }),
    staffApi.taxonomyChoices(),
    staffApi.sales(),
  ])
  return { rowKey: key, form: orFail(form), taxonomy: orFail(taxonomy), sales: orFail(sales) }
})

type Data = { rowKey: string; form: Form<HomeRowEdit>; taxonomy: TaxonomyChoices; sales: SaleRow[] }

export default function HomeRowPage({ loaderData }: { loaderData: Data }) {
  return <HomeRowForm key={loaderData.rowKey} {...loaderData} />
}

const labels: Record<keyof HomeRowEdit, string> = {
  source: 'Filled with',
  categoryId: 'Category',
  subCategoryUuid: 'Sub-category',
  rangeUuid: 'Range',
  saleUuid: 'Sale',
  products: 'Products',
  title: 'Title',
  link: '‘See all’ links to',
  visible: onSite,
}

const orderHints: Partial<Record<HomeRowSource, string>> = {
  viewed: 'By shoppers in the last 30 days, up to yesterday.',
  products: 'In the order below.',
}

function HomeRowForm({ rowKey, form, taxonomy, sales }: Data) {
  const record = openRecord('HomeRow', { key: rowKey })
  const editor = useEditor<HomeRowEdit>({ form, schema: HomeRowEdit, labels, ...record })
  const { draft, field } = editor
  const source = field('source')
  const filling = nameFilling(draft, taxonomy, sales)
  return (
    <RecordPage
      id={rowKey}
      record={record}
      editor={editor}
      kind="home row"
      name={nameRow({ name: draft.title || filling, source: draft.source })}
      back={{ label: 'Home page', to: href('/admin/home') }}
    >
      <FormSection title="Products" intro={`${homeRowLength} at most.`}>
        <ChoiceField
          bound={{ ...source, onChange: (value) => value && source.onChange(value) }}
          choices={sourceChoices}
          hint={orderHints[draft.source] ?? 'The newest come first.'}
        />
        <FillingField editor={editor} taxonomy={taxonomy} sales={sales} />
      </FormSection>
      <FormSection title="Heading">
        <TextField
          bound={field('title')}
          hint={filling ? `Leave empty for ‘${filling}’, the name of what fills it.` : undefined}
        />
        <AddressField
          bound={field('link')}
          hint={
            draft.source === 'products' || draft.source === 'viewed'
              ? 'Leave empty for no link.'
              : 'Leave empty for the page of what fills it.'
          }
        />
      </FormSection>
      <FormSection title="On the site">
        <SiteSwitch bound={field('visible')} />
      </FormSection>
    </RecordPage>
  )
}

type FillingProps = { editor: Editor<HomeRowEdit>; taxonomy: TaxonomyChoices; sales: SaleRow[] }

/** The field for the record that fills the row. */
function FillingField({ editor: { draft, field }, taxonomy, sales }: FillingProps) {
  const { categories, subCategories, ranges } = listPicks(taxonomy)
  const category = field('categoryId')
  switch (draft.source) {
    case 'category':
      return (
        <PickField
          bound={{
            ...category,
            value: category.value === null ? null : String(category.value),
            onChange: (value) => category.onChange(value === null ? null : Number(value)),
          }}
          picks={categories}
        />
      )
    case 'sub-category':
      return <PickField bound={field('subCategoryUuid')} picks={subCategories} />
    case 'range':
      return <PickField bound={field('rangeUuid')} picks={ranges} />
    case 'sale':
      return (
        <PickField
          bound={field('saleUuid')}
          picks={sales.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          hint="The row is shown while the sale runs."
        />
      )
    case 'products':
      return <ProductsField bound={field('products')} max={homeRowLength} />
    default:
      return null
  }
}

/** The heading that a row has if its title is empty: the name of what fills it, or none. */
function nameFilling(draft: HomeRowEdit, taxonomy: TaxonomyChoices, sales: SaleRow[]): string {
  const { categories, subCategories, ranges } = listPicks(taxonomy)
  const names = {
    offers: 'Special Offers',
    'new-in': 'New In',
    viewed: 'Most Viewed',
    category: categories.find(({ value }) => value === String(draft.categoryId))?.label,
    'sub-category': subCategories.find(({ value }) => value === draft.subCategoryUuid)?.label,
    range: ranges.find(({ value }) => value === draft.rangeUuid)?.label,
    sale: sales.find(({ uuid }) => uuid === draft.saleUuid)?.name,
    products: undefined,
  } satisfies Record<keyof typeof sourceNames, string | undefined>
  return names[draft.source] ?? ''
}
