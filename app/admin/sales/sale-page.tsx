import { saleAddress } from '../../../contract/addresses.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { SaleEdit, type SaleSummary } from '../../../contract/staff/sales.ts'
import { staffApi } from '../api.ts'
import { SearchFields } from '../form/fields/search-fields.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { saleLabels } from './sale-facts.ts'
import { SaleProducts, SaleTermsFields, SaleTexts } from './sale-fields.tsx'
import { SaleStatus } from './sale-status.tsx'
import { useSaleSummary } from './use-sale-summary.ts'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => {
  const [form, summary, taxonomy] = await Promise.all([
    staffApi.sale({ uuid }),
    staffApi.saleSummary({ uuid }),
    staffApi.taxonomyChoices(),
  ])
  return { uuid, form: orFail(form), summary: orFail(summary), taxonomy: orFail(taxonomy) }
})

type Data = { uuid: string; form: Form<SaleEdit>; summary: SaleSummary; taxonomy: TaxonomyChoices }

export default function SalePage({ loaderData }: { loaderData: Data }) {
  return <SaleForm key={loaderData.uuid} {...loaderData} />
}

function SaleForm({ uuid, form, summary: first, taxonomy }: Data) {
  const record = openRecord('Sale', { uuid })
  const editor = useEditor<SaleEdit>({
    form,
    schema: SaleEdit,
    labels: saleLabels,
    ...record,
    address: ({ routeName }) => saleAddress(routeName),
  })
  const { draft } = editor
  const { summary, readAgain } = useSaleSummary(uuid, editor.version, first)
  const address = saleAddress(draft.routeName)
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="sale"
      name={draft.name}
      place={{ address, shown: summary.state === 'running' }}
    >
      <SaleStatus uuid={uuid} editor={editor} summary={summary} taxonomy={taxonomy} onDone={readAgain} />
      <SaleTermsFields editor={editor} />
      <SaleProducts editor={editor} taxonomy={taxonomy} />
      <SaleTexts editor={editor} />
      <SearchFields editor={editor} title={draft.name} description={draft.description} address={address} />
    </RecordPage>
  )
}
