import { type BulkAction, bulkFlags, bulkMeasures } from '../../../../contract/staff/bulk.ts'
import { productLabels, variantLabels } from '../../../../contract/staff/labels.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { PickField } from '../../form/fields/pick-field.tsx'
import { PicksField } from '../../form/fields/picks-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { listPicks } from '../taxonomy-picks.ts'
import { PriceFields, SaleFields } from './price-fields.tsx'
import { DisplayFields, StockFields } from './showroom-fields.tsx'

type Problems = Record<string, string>
type Whole<Value> = Pick<Bound<Value>, 'name' | 'value' | 'onChange' | 'problems'>
type Props<Action extends BulkAction = BulkAction> = {
  action: Action
  onChange(action: BulkAction): void
  problems: Problems
  taxonomy: TaxonomyChoices
}

export function ActionFields({ action, ...props }: Props) {
  const bound = { name: 'action', problems: props.problems }
  switch (action.kind) {
    case 'shelf':
      return <TermField action={action} {...props} />
    case 'properties':
      return <ValueFields action={action} {...props} />
    case 'flag':
      return <FlagFields action={action} {...props} />
    case 'number':
      return <NumberFields action={action} {...props} />
    case 'display':
      return (
        <DisplayFields
          bound={{ ...bound, value: action, onChange: props.onChange }}
          places={props.taxonomy.displayPlaces}
        />
      )
    case 'stock':
      return <StockFields bound={{ ...bound, value: action, onChange: props.onChange }} />
    case 'measure':
      return <MeasureFields action={action} {...props} />
    case 'price':
      return <PriceFields bound={{ ...bound, value: action, onChange: props.onChange }} />
    case 'sale':
      return <SaleFields bound={{ ...bound, value: action, onChange: props.onChange }} />
    default:
      return null
  }
}

function TermField({ action, onChange, problems, taxonomy }: Props<BulkAction & { kind: 'shelf' }>) {
  const whole: Whole<typeof action> = { name: 'action', value: action, onChange, problems }
  const { subCategories, brands, ranges } = listPicks(taxonomy)
  const picks = { subCategoryUuid: subCategories, brandUuid: brands, rangeUuid: ranges }[action.shelf]
  const bound = partOf(whole, 'uuid', productLabels[action.shelf])
  return <PickField bound={bound} picks={picks} hint="Leave empty to remove it from the products." />
}

function ValueFields({ action, onChange, problems, taxonomy }: Props<BulkAction & { kind: 'properties' }>) {
  const picks = taxonomy.properties.flatMap(({ name, values }) =>
    values.map((value) => ({ value: value.id, label: `${name}: ${value.name}`, swatch: value.swatch })),
  )
  const whole: Whole<typeof action> = { name: 'action', value: action, onChange, problems }
  const field = (part: 'add' | 'remove', label: string): Bound<number[]> => partOf(whole, part, label)
  return (
    <>
      <PicksField bound={field('add', 'Add to all variants')} picks={picks} placeholder="Nothing" />
      <PicksField bound={field('remove', 'Remove from all variants')} picks={picks} placeholder="Nothing" />
    </>
  )
}

function FlagFields({ action, onChange, problems }: Props<BulkAction & { kind: 'flag' }>) {
  const whole: Whole<typeof action> = { name: 'action', value: action, onChange, problems }
  const flag = partOf(whole, 'flag', 'Mark')
  return (
    <>
      <ChoiceField
        bound={{ ...flag, onChange: (value) => value && flag.onChange(value) }}
        choices={bulkFlags.map((value) => ({ value, label: productLabels[value] }))}
      />
      <SwitchField words={['On', 'Off']} bound={partOf(whole, 'on', productLabels[action.flag])} />
    </>
  )
}

function NumberFields({ action, onChange, problems }: Props<BulkAction & { kind: 'number' }>) {
  const whole: Whole<typeof action> = { name: 'action', value: action, onChange, problems }
  const to: Bound<number | null> = partOf(whole, 'to', productLabels[action.field])
  return <NumberField bound={to} unit="minutes" hint="Leave empty to show nothing." />
}

function MeasureFields({ action, onChange, problems }: Props<BulkAction & { kind: 'measure' }>) {
  const whole: Whole<typeof action> = { name: 'action', value: action, onChange, problems }
  const field = partOf(whole, 'field', 'Dimension')
  const to: Bound<number | null> = partOf(whole, 'to', variantLabels[action.field])
  return (
    <>
      <ChoiceField
        bound={{ ...field, onChange: (value) => value && field.onChange(value) }}
        choices={bulkMeasures.map((value) => ({ value, label: variantLabels[value] }))}
      />
      <NumberField bound={to} unit="cm" hint="Set for all variants. Leave empty to show nothing." />
    </>
  )
}
