import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { NumberField } from '../form/fields/number-field.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'

type Props = { editor: Editor<SettingsEdit> }

export function SellingSection({ editor: { field } }: Props) {
  return (
    <FormSection title="Selling">
      <SwitchField
        bound={field('showInterestFreeCredit')}
        hint="Shown at the top of every page, and on the products that offer it, once the page about it has a text."
      />
      <NumberField bound={field('pageSize')} hint="In every listing and search." />
      <NumberField bound={field('newForDays')} hint="Counted from its first day on the site." />
      <NumberField
        bound={field('wasDays')}
        hint="Right before the offer and without a break. Otherwise the offer shows without a was price."
      />
    </FormSection>
  )
}

export function SearchEnginesSection({ editor: { field } }: Props) {
  return (
    <FormSection title="Search engines" intro="What they read of prices. Each page has its own words for them.">
      <TextField bound={field('priceRange')} hint="Such as £15 - £5000." />
      <SwitchField
        bound={field('offerWhenUnpriced')}
        hint="On: as available in the showroom only. Off: without an offer."
      />
    </FormSection>
  )
}
