import { propertyOf, propertyTarget, type Target } from '../../../../contract/staff/import-recipes.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import {
  productColumns,
  type SheetColumn,
  sheetColumns,
  sizeColumns,
  variantColumns,
} from '../../../../contract/staff/sheets.ts'

type Props = {
  /** The attributes of the select. */
  control: { id?: string; className: string; 'aria-label'?: string }
  value: Target | null
  properties: TaxonomyChoices['properties']
  /** The label of the empty option. */
  none: string
  /** A property that may be created, such as one named after a heading. */
  newProperty?: string
  onChange(target: Target | null): void
}

const groups = [
  { label: 'Of the product', columns: Object.keys(productColumns) as SheetColumn[] },
  {
    label: 'Of the variant',
    columns: [...Object.keys(variantColumns), ...Object.keys(sizeColumns)] as SheetColumn[],
  },
]

/** Selects a field of ours or a property. */
export function TargetChoice({ control, value, properties, none, newProperty = '', onChange }: Props) {
  const ours = properties.map(({ name }) => name)
  const isOurs = (name: string) => ours.some((ourName) => ourName.toLowerCase() === name.toLowerCase())
  const others = [...new Set([newProperty.trim().slice(0, 120), (value && propertyOf(value)) || ''])].filter(
    (name) => name !== '' && !isOurs(name),
  )
  const columns = groups.flatMap((group) => group.columns)
  const choose = (text: string) => {
    const column = columns.find((name) => name === text)
    const property = [...ours, ...others].find((name) => propertyTarget(name) === text)
    onChange(column ?? (property === undefined ? null : propertyTarget(property)))
  }
  return (
    <select {...control} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
      <option value="">{none}</option>
      {groups.map(({ label, columns: own }) => (
        <optgroup key={label} label={label}>
          {own.map((column) => (
            <option key={column} value={column}>
              {sheetColumns[column]}
            </option>
          ))}
        </optgroup>
      ))}
      <optgroup label="Property">
        {ours.map((name) => (
          <option key={name} value={propertyTarget(name)}>
            {name}
          </option>
        ))}
        {others.map((name) => (
          <option key={name} value={propertyTarget(name)}>
            {name} (new)
          </option>
        ))}
      </optgroup>
    </select>
  )
}
