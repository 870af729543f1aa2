import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { MarkdownField } from '../form/fields/markdown-field.tsx'
import { NumberField } from '../form/fields/number-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { SocialLinksField } from './social-links-field.tsx'

type Props = { editor: Editor<SettingsEdit> }
const pair = 'grid gap-5 sm:grid-cols-2'

export function ShopSections({ editor: { field } }: Props) {
  return (
    <>
      <FormSection title="The shop" intro="At the foot of every page, on the contact page and in emails to shoppers.">
        <TextField bound={field('shopName')} />
        <TextField bound={field('street')} />
        <div className={pair}>
          <TextField bound={field('town')} />
          <TextField bound={field('postcode')} />
          <TextField bound={field('phone')} type="tel" />
          <TextField bound={field('email')} type="email" hint="Enquiries are sent here." />
        </div>
        <SocialLinksField bound={field('socialLinks')} />
      </FormSection>
      <FormSection title="Its story" intro="On the home page.">
        <MarkdownField bound={field('aboutUs')} page="/" />
      </FormSection>
    </>
  )
}

export function FindUsSection({ editor: { field } }: Props) {
  return (
    <FormSection title="How to find us" intro="On the home page and on the page of the same name.">
      <TextField bound={field('parkingText')} lines={3} />
      <TextField
        bound={field('threeWordUrl')}
        type="url"
        placeholder="https://"
        hint="The link to your three words, for the car park."
      />
      <TextField
        bound={field('mapEmbedUrl')}
        type="url"
        placeholder="https://"
        hint="From your map’s “Share” and “Embed”: the address after src. It is loaded only when a shopper asks for it."
      />
      <div className={pair}>
        <NumberField bound={field('latitude')} hint="For search engines, such as 54.05." />
        <NumberField bound={field('longitude')} hint="Such as -1.93." />
      </div>
    </FormSection>
  )
}
