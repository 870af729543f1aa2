import { href } from 'react-router'
import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { LinkButton } from '../controls/button.tsx'
import type { Editor } from '../form/editor.ts'
import { FormSection } from '../form/form-section.tsx'
import { MarkdownField } from '../form/markdown-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { SocialLinksField } from './social-links-field.tsx'

type Props = { editor: Editor<SettingsEdit> }
const pair = 'grid gap-5 sm:grid-cols-2'

export function ShopSection({ editor: { field } }: Props) {
  return (
    <FormSection title="The shop" intro="At the foot of every page, on the contact page and in letters to shoppers.">
      <TextField bound={field('shopName')} />
      <TextField bound={field('street')} />
      <div className={pair}>
        <TextField bound={field('town')} />
        <TextField bound={field('postcode')} />
        <TextField bound={field('phone')} type="tel" />
        <TextField bound={field('email')} type="email" hint="Enquiries are sent here." />
      </div>
      <MarkdownField bound={field('aboutUs')} page="/" hint="On the home page." />
      <SocialLinksField bound={field('socialLinks')} />
    </FormSection>
  )
}

/** They are not the owner's alone, so they have a page of their own. */
export const HoursSection = () => (
  <FormSection title="Opening hours">
    <p>
      <LinkButton to={href('/admin/opening-hours')}>Change the opening hours</LinkButton>
    </p>
  </FormSection>
)

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

export function CompanySection({ editor: { field } }: Props) {
  return (
    <FormSection title="Company" intro="In the last line of every page. Leave empty to show nothing.">
      <TextField bound={field('companyName')} />
      <div className={pair}>
        <TextField bound={field('companyNumber')} />
        <TextField bound={field('vatNumber')} />
      </div>
    </FormSection>
  )
}
