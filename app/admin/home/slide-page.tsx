import { href } from 'react-router'
import { SlideEdit } from '../../../contract/staff/content-records.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { periodLabels, readPeriod } from '../../../contract/staff/periods.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { AddressField } from '../form/fields/address-field.tsx'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { PeriodFields } from '../form/fields/period-fields.tsx'
import { PictureField } from '../form/fields/picture-field.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { slideCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { nameSlide } from './slide-name.ts'
import { SlidePreview } from './slide-preview.tsx'
import { slideStyles } from './slide-styles.ts'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.slide({ uuid })),
}))

type Data = { uuid: string; form: Form<SlideEdit> }

export default function SlidePage({ loaderData }: { loaderData: Data }) {
  return <SlideForm key={loaderData.uuid} {...loaderData} />
}

const labels: Record<keyof SlideEdit, string> = {
  style: 'Style',
  title: 'Title',
  subTitle: 'Line below the title',
  ctaString: 'Words on the button',
  ctaUrl: 'Links to',
  imageHash: 'Picture',
  mobileImageHash: 'Picture on phones',
  showOverlay: 'Darken the bottom of the picture',
  visible: onSite,
  ...periodLabels,
}

function SlideForm({ uuid, form }: Data) {
  const record = openRecord('Slide', { uuid })
  const editor = useEditor<SlideEdit>({ form, schema: SlideEdit, labels, ...record })
  const { draft, field } = editor
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="slide"
      name={nameSlide(draft)}
      back={{ label: 'Home page', to: href('/admin/home') }}
    >
      <SlidePreview draft={draft} />
      <FormSection title="Words" intro="Leave empty for a slide without words.">
        <TextField bound={field('title')} />
        <TextField bound={field('subTitle')} />
        <TextField bound={field('ctaString')} hint="A button is shown when it has words and an address." />
        <AddressField bound={field('ctaUrl')} hint="The picture links there as well." />
      </FormSection>
      <FormSection title="Pictures">
        <PictureField
          bound={field('imageHash')}
          crops={draft.mobileImageHash ? slideCrops.slice(0, 1) : slideCrops}
          hint="Wide: about 1920 by 900."
        />
        <PictureField
          bound={field('mobileImageHash')}
          crops={slideCrops.slice(1)}
          hint="Upright, about 900 by 1000. Without one, phones show the other."
        />
      </FormSection>
      <FormSection title="Look">
        <ChoiceField bound={field('style')} choices={slideStyles} />
        <SwitchField
          bound={field('showOverlay')}
          hint={
            draft.style === 3 ? 'Style 3 is never darkened.' : 'For a light picture whose bottom fades into the page.'
          }
        />
      </FormSection>
      <FormSection title="On the site">
        <SiteSwitch bound={field('visible')} period={readPeriod(draft)} />
        <PeriodFields from={field('showFrom')} until={field('showUntil')} />
      </FormSection>
    </RecordPage>
  )
}
