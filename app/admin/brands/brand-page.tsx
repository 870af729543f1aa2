import { href } from 'react-router'
import { brandAddress } from '../../../contract/addresses.ts'
import { BrandEdit } from '../../../contract/staff/catalogue.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { staffApi } from '../api.ts'
import { useEditor } from '../form/editor.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { FormSection } from '../form/form-section.tsx'
import { shownOrHidden } from '../form/labelled-switch.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { SearchFields } from '../form/search-fields.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { PlaceActions } from '../layout/place-actions.tsx'
import { useCarefulBin } from '../uses/careful-bin.tsx'
import { orFail, whenSignedIn } from '../visit.ts'

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
  visible: 'Shown on the site',
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  keywords: 'Keywords',
}

function BrandForm({ uuid, form }: Data) {
  const list = href('/admin/brands')
  const { binIt, dialog } = useCarefulBin()
  const editor = useEditor<BrandEdit>({
    form,
    schema: BrandEdit,
    labels,
    save: (edit, version) => staffApi.saveBrand({ uuid, version, edit }),
    reread: () => staffApi.brand({ uuid }),
  })
  const { draft, field, version } = editor
  const address = brandAddress(uuid, draft.name)
  const bin = () =>
    binIt({
      name: draft.name,
      list,
      bin: () => staffApi.binBrand({ uuid, version }),
      restore: () => staffApi.restoreBrand({ uuid }),
      uses: () => staffApi.brandUses({ uuid }),
      consequence: 'Menus that name it leave it out.',
    })
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="brand" id={uuid} />}
      title={draft.name || 'Brand'}
      back={{ label: 'Brands', to: list }}
      actions={<PlaceActions address={address} editor={editor} shown={editor.saved.visible} onBin={bin} />}
    >
      <FormSection title="Brand" intro="What shoppers see on the brand’s own page.">
        <TextField bound={field('name')} />
        <TextField bound={field('description')} lines={6} />
        <PictureField bound={field('logoHash')} hint="On its page, and beside its products." />
        <SwitchField
          words={shownOrHidden}
          bound={field('visible')}
          hint="Hidden, its products stay on the site without a brand."
        />
      </FormSection>
      <SearchFields editor={editor} title={draft.name} description={draft.description} address={address} />
      {dialog}
    </EditorPage>
  )
}
