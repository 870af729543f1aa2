export function FilterSwitch({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label>
      <input type="checkbox" name={name} value="true" defaultChecked={on} />
      {label}
    </label>
  )
}
