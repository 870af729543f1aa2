import { brandAddress } from '../../../contract/addresses.ts'
import { BrandEdit } from '../../../contract/staff/catalogue.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { PictureField } from '../form/fields/picture-field.tsx'
import { SearchFields, searchLabels } from '../form/fields/search-fields.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { brandCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.brand({ uuid })),
}))

type Data = { uuid: string; form: Form<BrandEdit> }

export default function BrandPage({ loaderData }: { loaderData: Data }) {
  return <BrandForm key={loaderData.uuid} {...loaderData} />
}

const labels: Record<keyof BrandEdit, string> = {
  name: 'Name',
  description: 'Description',
  logoHash: 'Logo',
  visible: onSite,
  ...searchLabels,
}

function BrandForm({ uuid, form }: Data) {
  const record = openRecord('Brand', { uuid })
  const editor = useEditor<BrandEdit>({ form, schema: BrandEdit, labels, ...record })
  const { draft, field } = editor
  const address = brandAddress(uuid, draft.name)
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="brand"
      name={draft.name}
      place={{ address, shown: editor.saved.visible }}
      consequence="Menus that name it leave it out."
    >
      <FormSection title="Brand" intro="What shoppers see on the brand’s own page.">
        <TextField bound={field('name')} />
        <TextField bound={field('description')} lines={6} />
        <PictureField bound={field('logoHash')} crops={brandCrops} hint="On its page, and beside its products." />
        <SiteSwitch bound={field('visible')} hint="Its products stay on the site without a brand." />
      </FormSection>
      <SearchFields editor={editor} title={draft.name} description={draft.description} address={address} />
    </RecordPage>
  )
}
