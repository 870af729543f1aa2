import { href } from 'react-router'
import { subCategoryAddress } from '../../../contract/addresses.ts'
import { nameSubCategory } from '../../../contract/head-texts.ts'
import { SubCategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { BrandRow, MenuCategory, PropertyRow } from '../../../contract/staff/catalogue-lists.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { MarkdownField } from '../form/fields/markdown-field.tsx'
import { PictureField } from '../form/fields/picture-field.tsx'
import { RouteField } from '../form/fields/route-field.tsx'
import { SearchFields, searchLabels } from '../form/fields/search-fields.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { bannerCrops, subCategoryCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { MenuPicks } from './menu-picks.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => {
  const [form, menu, brands, properties] = await Promise.all([
    staffApi.subCategory({ uuid }),
    staffApi.menu(),
    staffApi.brands(),
    staffApi.properties(),
  ])
  return { uuid, form: orFail(form), menu: orFail(menu), brands: orFail(brands), properties: orFail(properties) }
})

type Data = {
  uuid: string
  form: Form<SubCategoryEdit>
  menu: MenuCategory[]
  brands: BrandRow[]
  properties: PropertyRow[]
}

export default function SubCategoryPage({ loaderData }: { loaderData: Data }) {
  return <SubCategoryForm key={loaderData.uuid} {...loaderData} />
}

const labels: Record<keyof SubCategoryEdit, string> = {
  categoryId: 'Category',
  name: 'Name',
  routeName: 'Address',
  description: 'Description',
  extraInfo: 'More to read',
  bannerHash: 'Banner',
  thumbnailHash: 'Thumbnail',
  navBrand1: 'First brand',
  navBrand2: 'Second brand',
  navBrand3: 'Third brand',
  navProperty1: 'First value',
  navProperty2: 'Second value',
  navProperty3: 'Third value',
  visible: onSite,
  ...searchLabels,
}

function SubCategoryForm({ uuid, form, menu, ...pickable }: Data) {
  const nameOf = (id: number) => menu.find((category) => category.id === id)?.name ?? ''
  const routeOf = (id: number) => menu.find((category) => category.id === id)?.routeName ?? ''
  const find = ({ categoryId, routeName }: SubCategoryEdit) => subCategoryAddress(routeOf(categoryId), routeName)
  const record = openRecord('SubCategory', { uuid })
  const editor = useEditor<SubCategoryEdit>({ form, schema: SubCategoryEdit, labels, ...record, address: find })
  const { draft, saved, field, change } = editor
  const category = {
    ...field('categoryId'),
    onChange: (id: number | null) => id !== null && change({ categoryId: id }),
  }
  const isShown = saved.visible && menu.some(({ id, visible }) => id === saved.categoryId && visible)
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="sub-category"
      name={draft.name}
      back={{ label: 'Categories', to: href('/admin/categories') }}
      place={{ address: find(draft), shown: isShown }}
      consequence="The row of the home page stays empty until you choose another one."
    >
      <FormSection title="Sub-category" intro="What shoppers see at the top of its page.">
        <TextField bound={field('name')} />
        <ChoiceField bound={category} choices={menu.map(({ id, name }) => ({ value: id, label: name }))} />
        <RouteField bound={field('routeName')} start={`/store/${routeOf(draft.categoryId)}/`} />
        <TextField bound={field('description')} lines={4} />
        <SiteSwitch bound={field('visible')} hint="Its products are off the site too." />
      </FormSection>
      <MenuPicks editor={editor} uuid={uuid} menu={menu} pickable={pickable} />
      <FormSection title="Pictures">
        <PictureField
          bound={field('bannerHash')}
          crops={bannerCrops}
          hint="Wide, behind the name at the top of its page."
        />
        <PictureField
          bound={field('thumbnailHash')}
          crops={subCategoryCrops}
          hint="Its card on the page of its category."
        />
      </FormSection>
      <FormSection title="More to read" intro="Shown under the banner. Leave empty to show nothing.">
        <MarkdownField bound={field('extraInfo')} page={find(draft)} />
      </FormSection>
      <SearchFields
        editor={editor}
        title={nameSubCategory(draft.name, nameOf(draft.categoryId))}
        description={draft.description}
        address={find(draft)}
      />
    </RecordPage>
  )
}
