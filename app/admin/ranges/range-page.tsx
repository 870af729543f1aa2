import { rangeAddress } from '../../../contract/addresses.ts'
import { RangeWithProducts } from '../../../contract/staff/catalogue.ts'
import type { ProductChoice } from '../../../contract/staff/catalogue-lists.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { PictureField } from '../form/fields/picture-field.tsx'
import { RouteField } from '../form/fields/route-field.tsx'
import { SearchFields, searchLabels } from '../form/fields/search-fields.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { bannerCrops, rangeCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { ProductsField } from '../products/products-field.tsx'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => {
  const [form, products] = await Promise.all([staffApi.range({ uuid }), staffApi.rangeProducts({ uuid })])
  return { uuid, form: orFail(form), products: orFail(products) }
})

type Data = { uuid: string; form: Form<RangeWithProducts>; products: ProductChoice[] }

export default function RangePage({ loaderData }: { loaderData: Data }) {
  return <RangeForm key={loaderData.uuid} {...loaderData} />
}

const labels: Record<keyof RangeWithProducts, string> = {
  name: 'Name',
  routeName: 'Address',
  description: 'Description',
  imageHash: 'Picture',
  bannerHash: 'Banner',
  onHomepage: 'Shown on the home page',
  visible: onSite,
  products: 'Products',
  ...searchLabels,
}

function RangeForm({ uuid, form, products }: Data) {
  const record = openRecord('Range', { uuid })
  const editor = useEditor<RangeWithProducts>({
    form,
    schema: RangeWithProducts,
    labels,
    ...record,
    address: ({ routeName }) => rangeAddress(routeName),
  })
  const { draft, field } = editor
  const address = rangeAddress(draft.routeName)
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="range"
      name={draft.name}
      place={{ address, shown: editor.saved.visible }}
      consequence="Its products stay in the shop without a range, and menus leave its tile out."
    >
      <FormSection title="Range" intro="What shoppers see at the top of its page.">
        <TextField bound={field('name')} />
        <RouteField bound={field('routeName')} start="/range/" />
        <TextField bound={field('description')} lines={4} />
        <SiteSwitch bound={field('visible')} hint="Its products stay on the site without a range." />
        <SwitchField
          words={['On the home page', 'Not on the home page']}
          bound={field('onHomepage')}
          hint="The list of ranges says in which order."
        />
      </FormSection>
      <FormSection title="Products" intro="The products of the range, shown in this order everywhere.">
        <ProductsField
          bound={field('products')}
          loaded={products}
          hint="A product is in one range at most: one that is added here leaves its other one."
        />
      </FormSection>
      <FormSection title="Pictures">
        <PictureField bound={field('imageHash')} crops={rangeCrops} hint="On the home page and in the menu." />
        <PictureField
          bound={field('bannerHash')}
          crops={bannerCrops}
          hint="Wide, behind the name at the top of its page."
        />
      </FormSection>
      <SearchFields editor={editor} title={draft.name} description={draft.description} address={address} />
    </RecordPage>
  )
}
