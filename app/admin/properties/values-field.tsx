import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLatestCall } from '../../ui/latest-call.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import type { Bound } from '../form/bound.ts'
import { useEntryKeys } from '../form/fields/entry-keys.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { AddValues } from './add-values.tsx'
import { UsedValueDialog, type ValueMerging } from './used-value-dialog.tsx'
import type { Value } from './value-lines.ts'
import { ValueRow } from './value-row.tsx'
import { describeUse, type ValueUses } from './value-uses.ts'

type Keyed = { key: string; value: Value }
type Props = { bound: Bound<Value[]>; uses: ValueUses; merge: ValueMerging }

export function ValuesField({ bound, uses, merge }: Props) {
  const { name: path, value: values, problems, onChange } = bound
  const rows = useKeyedValues(values)
  const [asked, setAsked] = useState<Keyed>()
  const change = useLatestCall((key: string, value: Value) =>
    onChange(rows.map((row) => (row.key === key ? value : row.value))),
  )
  const arrange = (ordered: Keyed[]) => onChange(ordered.map(({ value }) => value))
  const remove = useLatestCall((key: string) => arrange(rows.filter((row) => row.key !== key)))
  // There may be hundreds of values, so a typed letter must re-render only one of them.
  const drawRow = useCallback(
    (row: Keyed, controls: ReactNode, place: number) => (
      <ValueRow
        path={path}
        value={row.value}
        place={place}
        problems={problems}
        use={describeUseOf(uses, row.value)}
        controls={controls}
        onChange={(value) => change(row.key, value)}
        onAsk={() => setAsked(row)}
        onRemove={() => remove(row.key)}
      />
    ),
    [path, problems, uses, change, remove],
  )
  return (
    <GroupFrame bound={bound}>
      {values.length === 0 && <p className="text-small text-soft">No values yet. Add the first ones below.</p>}
      <OrderedList
        label="Values"
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ value }) => value.name || 'a value without a name'}
        onOrder={arrange}
        className="border-t border-rule"
        itemClassName="border-b border-rule bg-paper py-1.5"
      >
        {drawRow}
      </OrderedList>
      <AddValues there={values} onAdd={(added) => onChange([...values, ...added])} />
      {asked && (
        <UsedValueDialog
          value={asked.value}
          others={values.filter((value) => value.id !== null && value.id !== asked.value.id)}
          merge={merge}
          onClose={() => setAsked(undefined)}
          onRemove={() => {
            remove(asked.key)
            setAsked(undefined)
          }}
        />
      )}
    </GroupFrame>
  )
}

function describeUseOf(uses: ValueUses, { id }: Value): string {
  const use = uses.get(id ?? 0)
  return use ? describeUse(use) : ''
}

/** The values with their keys: rows are the same objects as before unless they have changed. */
function useKeyedValues(values: Value[]): Keyed[] {
  const keys = useEntryKeys(values)
  const before = useRef<Keyed[]>([])
  const rows = values.map((value, place): Keyed => {
    const key = keys[place] ?? ''
    const row = before.current[place]
    return row?.key === key && row.value === value ? row : { key, value }
  })
  before.current = rows
  return rows
}
