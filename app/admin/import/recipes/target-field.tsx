import type { Target } from '../../../../contract/staff/import-recipes.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import type { Bound } from '../../form/bound.ts'
import { FieldFrame } from '../../form/fields/field-frame.tsx'
import { TargetChoice } from './target-choice.tsx'

type Choice = { properties: TaxonomyChoices['properties']; newProperty?: string }

/** Selects the field of ours that a recipe fills. */
export const TargetField = ({ bound, ...choice }: Choice & { bound: Bound<Target> }) => (
  <PartField
    bound={{ ...bound, onChange: (target) => target !== null && bound.onChange(target) }}
    none="Please choose"
    {...choice}
  />
)

/** Selects the field for one part of a cell; the part may also be left out. */
export const PartField = ({ bound, ...choice }: Choice & { bound: Bound<Target | null>; none: string }) => (
  <FieldFrame bound={bound}>
    {(control) => <TargetChoice control={control} value={bound.value} onChange={bound.onChange} {...choice} />}
  </FieldFrame>
)
