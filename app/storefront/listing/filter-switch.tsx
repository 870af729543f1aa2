import type { SwitchFilter } from '../../../contract/search.ts'

export function FilterSwitch({ filter: { value, label, count }, on }: { filter: SwitchFilter; on: boolean }) {
  return (
    <label>
      <input type="checkbox" name={value} value="true" defaultChecked={on} />
      {label}
      <small>{count}</small>
    </label>
  )
}
