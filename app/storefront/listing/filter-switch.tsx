export function FilterSwitch({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} value="true" defaultChecked={on} className="size-5 accent-green" />
      {label}
    </label>
  )
}
