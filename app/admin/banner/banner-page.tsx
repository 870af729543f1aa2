import { href } from 'react-router'
import type { Form } from '../../../contract/staff/forms.ts'
import { periodLabels } from '../../../contract/staff/periods.ts'
import { BannerEdit } from '../../../contract/staff/site.ts'
import { BannerMessage } from '../../ui/banner-message.tsx'
import { staffApi } from '../api.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { PeriodFields } from '../form/fields/period-fields.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.banner()))

const labels: Record<keyof BannerEdit, string> = {
  bannerMessage: 'Announcement',
  bannerFrom: periodLabels.showFrom,
  bannerUntil: periodLabels.showUntil,
}

export default function BannerPage({ loaderData: form }: { loaderData: Form<BannerEdit> }) {
  const editor = useEditor<BannerEdit>({
    form,
    schema: BannerEdit,
    labels,
    save: (edit, version) => staffApi.saveBanner({ version, edit }),
    reread: () => staffApi.banner(),
  })
  const message = editor.draft.bannerMessage
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="announcement" id="1" />}
      title="Announcement"
      back={{ label: 'Overview', to: href('/admin') }}
    >
      <FormSection title="Text" intro="Shown at the top of every page of the shop.">
        <TextField bound={editor.field('bannerMessage')} hint="One sentence. Leave empty for no announcement." />
        <figure>
          <div className="on-green flex min-h-11 items-center bg-green text-label text-paper">
            <BannerMessage message={message} />
          </div>
          <figcaption className="mt-1 text-label text-soft">
            {message.trim() === '' ? 'No announcement is shown.' : 'Preview'}
          </figcaption>
        </figure>
      </FormSection>
      <FormSection title="When">
        <PeriodFields from={editor.field('bannerFrom')} until={editor.field('bannerUntil')} />
      </FormSection>
    </EditorPage>
  )
}
