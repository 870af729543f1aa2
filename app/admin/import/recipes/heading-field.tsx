import type { Bound } from '../../form/bound.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'

/** A column of the file. */
export const HeadingField = ({ bound, headers }: { bound: Bound<string>; headers: string[] }) => (
  <NeededChoice
    bound={bound}
    choices={[
      ...(bound.value === '' ? [{ value: '', label: 'Please choose' }] : []),
      ...headers.map((header) => ({ value: header, label: header })),
    ]}
  />
)
