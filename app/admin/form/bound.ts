/** A form field's value, label and problems. An editor makes it; every kind of field accepts it. */
export type Bound<Value> = {
  name: string
  label: string
  value: Value
  onChange(value: Value): void
  problem?: string
  /** The problems inside a structured value, by the path within it. */
  problems: Record<string, string>
}

/** A nullable text for a text field, which is empty for null. */
export const emptyAsNull = ({ value, onChange, ...bound }: Bound<string | null>): Bound<string> => ({
  ...bound,
  value: value ?? '',
  onChange: (text) => onChange(text.trim() === '' ? null : text),
})

/** A number for a nullable number field, which is empty for 0. */
export const zeroAsNull = ({ value, onChange, ...bound }: Bound<number>): Bound<number | null> => ({
  ...bound,
  value: value === 0 ? null : value,
  onChange: (number) => onChange(number ?? 0),
})

/** One part of a structured value as a field of its own. */
export function partOf<Whole extends object, Name extends keyof Whole & string>(
  { name, value, onChange, problems }: Pick<Bound<Whole>, 'name' | 'value' | 'onChange' | 'problems'>,
  part: Name,
  label: string,
): Bound<Whole[Name]> {
  return {
    name: `${name}.${part}`,
    label,
    value: value[part],
    onChange: (changed) => onChange({ ...value, [part]: changed }),
    problem: problems[part],
    problems: problemsWithin(problems, part),
  }
}

const none: Record<string, string> = {}

export function problemsWithin(problems: Record<string, string>, name: string): Record<string, string> {
  const prefix = `${name}.`
  const within = Object.entries(problems).filter(([path]) => path.startsWith(prefix))
  // The same object each time there are none, because a new one would re-render the part.
  if (within.length === 0) return none
  return Object.fromEntries(within.map(([path, text]) => [path.slice(prefix.length), text]))
}
