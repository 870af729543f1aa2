import type { RowMeaning } from '../../../../contract/staff/import-rules.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'

type Props = { value: RowMeaning; onChange(value: RowMeaning): void }

const meanings = [
  { value: 'guess', label: 'A product, or its next variant' },
  { value: 'variants', label: 'A variant: same name, same product' },
  { value: 'products', label: 'Always a product of its own' },
] as const

/** Whether the list has a row for each product or for each variant. */
export const RowsField = ({ value, onChange }: Props) => (
  <div className="max-w-md">
    <NeededChoice
      bound={{ name: 'rows-are', label: 'Each row is', value, onChange, problems: {} }}
      choices={[...meanings]}
      hint="Its next variant: a row that follows with the same name. Rows with the same product code are one product in any case."
    />
  </div>
)
