import { searchAddress } from '../../../contract/addresses.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { maxPinned, SearchRuleEdit } from '../../../contract/staff/search-rules.ts'
import { staffApi } from '../api.ts'
import { AddressField } from '../form/fields/address-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { ProductsField } from '../products/products-field.tsx'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { ruleLabels } from './blank-rule.ts'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.searchRule({ uuid })),
}))

type Data = { uuid: string; form: Form<SearchRuleEdit> }

export default function SearchRulePage({ loaderData }: { loaderData: Data }) {
  return <SearchRuleForm key={loaderData.uuid} {...loaderData} />
}

function SearchRuleForm({ uuid, form }: Data) {
  const record = openRecord('SearchRule', { uuid })
  const editor = useEditor<SearchRuleEdit>({ form, schema: SearchRuleEdit, labels: ruleLabels, ...record })
  const { draft, field, saved } = editor
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="search-rule"
      name={draft.words}
      place={{ address: `${searchAddress(saved.words)}?results`, shown: true }}
    >
      <FormSection title="Search" intro="The rule applies to this search alone, with or without filters.">
        <TextField
          bound={field('words')}
          hint="The whole search, as shoppers type it. Capitals, plurals and words such as ‘the’ make no difference."
        />
      </FormSection>
      <FormSection title="Products" intro="Filters that a shopper chooses apply to them, too.">
        <ProductsField
          bound={field('pinned')}
          max={maxPinned}
          hint="They come first in ‘Best match’, in this order, even if the words do not find them."
        />
        <ProductsField bound={field('hidden')} hint="This search never shows them. Others still do." />
      </FormSection>
      <FormSection title="A page instead" intro="For searches that are questions, such as ‘delivery’ or ‘jobs’.">
        <AddressField
          bound={field('sendTo')}
          hint="A page of the shop, which opens instead of the results. Leave it empty to show the results."
        />
      </FormSection>
    </RecordPage>
  )
}
