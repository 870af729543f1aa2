import type { ImportRules } from '../../../../contract/staff/import-rules.ts'
import { type SheetColumn, sheetColumns } from '../../../../contract/staff/sheets.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'

export type Updates = Pick<ImportRules, 'updates' | 'addsNew'>
type Props = { value: Updates; columns: SheetColumn[]; onChange(value: Updates): void }

const prices: SheetColumn[] = ['price', 'salePrice', 'onSale', 'saleStartsAt', 'saleEndsAt']
const scopes = [
  { value: 'all', label: 'All that the list says' },
  { value: 'prices', label: 'Only prices' },
  { value: 'some', label: 'Only some of it' },
] as const

/** The fields that the list may change in existing products, and whether it may add products. */
export function UpdateFields({ value: { updates, addsNew }, columns, onChange }: Props) {
  const scope = updates === null ? 'all' : updates.join() === prices.join() ? 'prices' : 'some'
  const choose = (next: string | null) =>
    onChange({ addsNew, updates: next === 'prices' ? prices : next === 'some' ? columns : null })
  const turn = (column: SheetColumn, isOn: boolean) =>
    onChange({
      addsNew,
      updates: columns.filter((known) => (known === column ? isOn : (updates ?? []).includes(known))),
    })
  return (
    <div className="grid max-w-2xl gap-4">
      <div className="max-w-md">
        <ChoiceField
          bound={{
            name: 'updates',
            label: 'What it may change of your products',
            value: scope,
            onChange: choose,
            problems: {},
          }}
          choices={[...scopes]}
        />
      </div>
      {scope === 'some' && (
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="mb-1 text-small font-semibold">It may change</legend>
          {columns.map((column) => (
            <label key={column} className="flex min-h-11 items-center gap-3 text-small lg:min-h-9">
              <input
                type="checkbox"
                className="size-5"
                checked={(updates ?? []).includes(column)}
                onChange={({ target }) => turn(column, target.checked)}
              />
              {sheetColumns[column]}
            </label>
          ))}
        </fieldset>
      )}
      <SwitchField
        bound={{
          name: 'adds-new',
          label: 'Add products that the shop does not have',
          value: addsNew,
          onChange: (isOn) => onChange({ updates, addsNew: isOn }),
          problems: {},
        }}
        hint="New products are off the site until you put them there, unless the list has a column for their status."
      />
    </div>
  )
}
