import type { ComponentType } from 'react'
import { data, href } from 'react-router'
import type { Form } from '../../../contract/staff/forms.ts'
import { SettingsEdit } from '../../../contract/staff/site.ts'
import { staffApi } from '../api.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { type Editor, useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { labels } from './labels.ts'
import { LegalSections, ShoppersDataSections } from './law-sections.tsx'
import { isSettingPart, type SettingPart, settingParts } from './setting-parts.ts'
import { FindUsSection, ShopSections } from './shop-sections.tsx'
import { SearchEnginesSection, SellingSection } from './site-sections.tsx'
import { nameSocialField } from './social-problems.ts'

const sections: Record<SettingPart, ComponentType<{ editor: Editor<SettingsEdit> }>> = {
  shop: ShopSections,
  'find-us': FindUsSection,
  selling: SellingSection,
  legal: LegalSections,
  'shoppers-data': ShoppersDataSections,
  'search-engines': SearchEnginesSection,
}

type Data = { part: SettingPart; form: Form<SettingsEdit> }

export const clientLoader = whenSignedIn(async ({ params: { part = '' } }): Promise<Data> => {
  if (!isSettingPart(part)) throw data({ title: 'There is nothing here', reason: 'There are no such settings.' }, 404)
  return { part, form: orFail(await staffApi.settings()) }
})

export default function SettingPartPage({ loaderData }: { loaderData: Data }) {
  return <PartForm key={loaderData.part} {...loaderData} />
}

/** A page with some of the settings; saving it leaves the others as they are. */
function PartForm({ part, form }: Data) {
  const editor = useEditor<SettingsEdit>({
    form,
    schema: SettingsEdit,
    labels,
    nameProblem: nameSocialField,
    save: (edit, version, { leavePictures }) => staffApi.saveSettings({ version, edit, leavePictures }),
    reread: () => staffApi.settings(),
  })
  const Sections = sections[part]
  return (
    <EditorPage
      editor={editor}
      title={settingParts[part].title}
      back={{ label: 'Settings', to: href('/admin/settings') }}
      history={<RecordHistory editor={editor} entity="settings" id="1" />}
    >
      <Sections editor={editor} />
    </EditorPage>
  )
}
