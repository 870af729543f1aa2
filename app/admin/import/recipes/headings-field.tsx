import type { Bound } from '../../form/bound.ts'

type Props = { bound: Bound<string[]>; headers: string[] }

/** Several columns of the file, in the order in which they are selected. */
export function HeadingsField({ bound, headers }: Props) {
  const { value, onChange } = bound
  const turn = (header: string, isOn: boolean) =>
    onChange(isOn ? [...value, header] : value.filter((heading) => heading !== header))
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="mb-1 text-small font-semibold">{bound.label}</legend>
      {headers.map((header) => (
        <label key={header} className="flex min-h-11 items-center gap-3 text-small wrap-anywhere lg:min-h-9">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-green"
            checked={value.includes(header)}
            onChange={({ target }) => turn(header, target.checked)}
          />
          {value.includes(header) && <strong>{value.indexOf(header) + 1}.</strong>}
          {header}
        </label>
      ))}
      {bound.problem && <p className="text-label font-semibold text-sale">{bound.problem}</p>}
    </fieldset>
  )
}
