import { href, Link } from 'react-router'
import type { Form } from '../../../contract/staff/forms.ts'
import { SettingsEdit } from '../../../contract/staff/site.ts'
import { staffApi } from '../api.ts'
import { BackupLink } from '../backup/backup-link.tsx'
import { useEditor } from '../form/editor.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { orFail, whenSignedIn } from '../visit.ts'
import { labels } from './labels.ts'
import { CompanySection, FindUsSection, HoursSection, ShopSection } from './shop-sections.tsx'
import { SellingSection, VisitorsSection } from './site-sections.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.settings()))

const actionLink = 'inline-flex min-h-11 items-center px-3 text-small underline lg:min-h-9'

export default function SettingsPage({ loaderData: form }: { loaderData: Form<SettingsEdit> }) {
  const editor = useEditor<SettingsEdit>({
    form,
    schema: SettingsEdit,
    labels,
    save: (edit, version, { leavePictures }) => staffApi.saveSettings({ version, edit, leavePictures }),
    reread: () => staffApi.settings(),
  })
  return (
    <EditorPage
      editor={editor}
      title="Settings"
      back={{ label: 'Overview', to: href('/admin') }}
      actions={
        <>
          <Link to={href('/admin/begin')} className={actionLink}>
            Begin with my own shop
          </Link>
          <BackupLink id="backup" className={actionLink}>
            Download a backup
          </BackupLink>
        </>
      }
      history={<RecordHistory editor={editor} entity="settings" id="1" />}
    >
      <ShopSection editor={editor} />
      <HoursSection />
      <FindUsSection editor={editor} />
      <SellingSection editor={editor} />
      <VisitorsSection editor={editor} />
      <CompanySection editor={editor} />
    </EditorPage>
  )
}
