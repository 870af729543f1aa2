import { PopupEdit } from '../../../contract/staff/content-records.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { periodLabels, readPeriod } from '../../../contract/staff/periods.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { AddressField } from '../form/fields/address-field.tsx'
import { MarkdownField } from '../form/fields/markdown-field.tsx'
import { PeriodFields } from '../form/fields/period-fields.tsx'
import { PictureField } from '../form/fields/picture-field.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { popupCrops, popupListCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { namePopup } from './popup-name.ts'
import { PopupPreview } from './popup-preview.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.popup({ uuid })),
}))

type Data = { uuid: string; form: Form<PopupEdit> }

export default function PopupPage({ loaderData }: { loaderData: Data }) {
  return <PopupForm key={loaderData.uuid} {...loaderData} />
}

const labels: Record<keyof PopupEdit, string> = {
  title: 'Title',
  message: 'Message',
  imageHash: 'Picture',
  previewImageHash: 'Small picture',
  ctaString: 'Words on the button',
  ctaUrl: 'Links to',
  visible: onSite,
  ...periodLabels,
}

function PopupForm({ uuid, form }: Data) {
  const record = openRecord('Popup', { uuid })
  const editor = useEditor<PopupEdit>({ form, schema: PopupEdit, labels, ...record })
  const { draft, field } = editor
  return (
    <RecordPage id={uuid} record={record} editor={editor} kind="pop-up" name={namePopup(draft)}>
      <PopupPreview draft={draft} />
      <FormSection title="Words">
        <TextField
          bound={field('title')}
          hint={draft.imageHash ? 'With a picture, the title is only read out to those who cannot see it.' : undefined}
        />
        <MarkdownField bound={field('message')} />
        <TextField bound={field('ctaString')} hint="A button is shown when it has words and an address." />
        <AddressField bound={field('ctaUrl')} hint="A page of the shop, or a web address that begins with https://." />
      </FormSection>
      <FormSection title="Pictures">
        <PictureField bound={field('imageHash')} crops={popupCrops} hint="Four to three, about 960 by 720." />
        <PictureField
          bound={field('previewImageHash')}
          crops={popupListCrops}
          hint="For lists that show the pop-up in short."
        />
      </FormSection>
      <FormSection title="On the site">
        <SiteSwitch bound={field('visible')} period={readPeriod(draft)} />
        <PeriodFields from={field('showFrom')} until={field('showUntil')} />
      </FormSection>
    </RecordPage>
  )
}
