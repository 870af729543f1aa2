import { href } from 'react-router'
import { fixedPages } from '../../../contract/addresses.ts'
import { capitalize } from '../../../contract/capitals.ts'
import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { TextLink } from '../controls/text-links.tsx'
import { NumberField } from '../form/fields/number-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'

type Props = { editor: Editor<SettingsEdit> }

export function LegalSections({ editor: { field } }: Props) {
  return (
    <>
      <FormSection title="Company" intro="In the last line of every page. Leave empty to show nothing.">
        <TextField bound={field('companyName')} hint="Your own name, if you trade without a company." />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField bound={field('companyNumber')} />
          <TextField bound={field('vatNumber')} />
        </div>
      </FormSection>
      <FormSection title="Legal pages" intro="They are always on the site: their texts are yours to write.">
        <ul className="grid grid-cols-1 gap-1">
          {fixedPages.map((id) => (
            <li key={id}>
              <TextLink to={href('/admin/pages/:id', { id })}>{namePage(id)}</TextLink>
            </li>
          ))}
        </ul>
      </FormSection>
    </>
  )
}

/** 'privacy-policy' is the address of ‘Privacy policy’. */
const namePage = (id: string) => capitalize(id.replaceAll('-', ' '))

export function ShoppersDataSections({ editor: { field } }: Props) {
  return (
    <>
      <FormSection title="Cookies" intro="Shoppers are asked before analytics cookies are set.">
        <NumberField
          bound={field('consentDeclinedDays')}
          unit="days"
          hint="Somebody who accepted is asked again after 365 days."
        />
      </FormSection>
      <FormSection title="What shoppers wrote" intro="Enquiries and visits, with names and addresses.">
        <ul className="grid gap-4">
          <li>
            <TextLink to={href('/admin/enquiries/retention')}>How long enquiries are kept</TextLink>
            <p className="text-label text-soft">Older ones are erased automatically.</p>
          </li>
          <li>
            <TextLink to={href('/admin/enquiries/shopper')}>What we hold about somebody</TextLink>
            <p className="text-label text-soft">To read, hand over or erase, when a shopper asks.</p>
          </li>
        </ul>
      </FormSection>
    </>
  )
}
