import { categoryAddress } from '../../../contract/addresses.ts'
import { CategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { MenuCategory, RangeRow } from '../../../contract/staff/catalogue-lists.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { offSite, onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { MarkdownField } from '../form/fields/markdown-field.tsx'
import { PickField } from '../form/fields/pick-field.tsx'
import { PictureField } from '../form/fields/picture-field.tsx'
import { RouteField } from '../form/fields/route-field.tsx'
import { SearchFields, searchLabels } from '../form/fields/search-fields.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { bannerCrops, categoryCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { draftCategory } from './menu-draft.ts'
import { MenuPreview } from './menu-preview.tsx'
import { hiddenConsequences } from './new-term.ts'
import { SubCategoriesSection } from './sub-categories-section.tsx'

export const clientLoader = whenSignedIn(async ({ params }) => {
  const id = Number(params.id)
  const [form, menu, ranges] = await Promise.all([staffApi.category({ id }), staffApi.menu(), staffApi.ranges()])
  return { id, form: orFail(form), menu: orFail(menu), ranges: orFail(ranges) }
})

type Data = { id: number; form: Form<CategoryEdit>; menu: MenuCategory[]; ranges: RangeRow[] }

export default function CategoryPage({ loaderData }: { loaderData: Data }) {
  return <CategoryForm key={loaderData.id} {...loaderData} />
}

const labels: Record<keyof CategoryEdit, string> = {
  name: 'Name',
  routeName: 'Address',
  description: 'Description',
  extraInfo: 'More to read',
  bannerHash: 'Banner',
  thumbnailHash: 'Thumbnail',
  menuRangeUuid: 'Range in the menu',
  visible: onSite,
  ...searchLabels,
}

function CategoryForm({ id, form, menu, ranges }: Data) {
  const record = openRecord('Category', { id })
  const editor = useEditor<CategoryEdit>({
    form,
    schema: CategoryEdit,
    labels,
    ...record,
    address: ({ routeName }) => categoryAddress(routeName),
  })
  const { draft, field } = editor
  const address = categoryAddress(draft.routeName)
  const preview = draftCategory(menu, id, draft, ranges)
  return (
    <RecordPage
      id={id}
      record={record}
      editor={editor}
      kind="category"
      name={draft.name}
      place={{ address, shown: editor.saved.visible }}
      consequence=""
    >
      <FormSection title="Category" intro="What shoppers see at the top of its page.">
        <TextField bound={field('name')} />
        <RouteField bound={field('routeName')} start="/store/" />
        <TextField bound={field('description')} lines={4} />
        <SiteSwitch bound={field('visible')} hint={hiddenConsequences.category} />
      </FormSection>
      <SubCategoriesSection category={{ id, name: draft.name, routeName: editor.saved.routeName }} menu={menu} />
      <FormSection
        title="Menu"
        intro="What the menu in the header shows. Sub-categories have their own brands and values."
      >
        <PickField
          bound={field('menuRangeUuid')}
          picks={ranges.map(({ uuid, name, visible }) => ({
            value: uuid,
            label: name,
            note: visible ? undefined : offSite,
          }))}
          hint="Shown as a tile beside the sub-categories."
        />
        {preview && (
          <MenuPreview category={preview} note={draft.visible ? undefined : `${offSite}, it is not in the header.`} />
        )}
      </FormSection>
      <FormSection title="Pictures">
        <PictureField
          bound={field('bannerHash')}
          crops={bannerCrops}
          hint="Wide, behind the name at the top of its page."
        />
        <PictureField
          bound={field('thumbnailHash')}
          crops={categoryCrops}
          hint="On the home page, among the categories."
        />
      </FormSection>
      <FormSection title="More to read" intro="Shown under the banner. Leave empty to show nothing.">
        <MarkdownField bound={field('extraInfo')} page={address} />
      </FormSection>
      <SearchFields editor={editor} title={draft.name} description={draft.description} address={address} />
    </RecordPage>
  )
}
