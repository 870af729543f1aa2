/** The value, label and problems of a form field: made by an editor, taken by every kind of field. */
export type Bound<Value> = {
  name: string
  label: string
  value: Value
  onChange(value: Value): void
  problem?: string
  /** The problems inside a value of several parts, by the path within it. */
  problems: Record<string, string>
}

/** A nullable text as a field that is empty for null. */
export const emptyAsNull = ({ value, onChange, ...bound }: Bound<string | null>): Bound<string> => ({
  ...bound,
  value: value ?? '',
  onChange: (text) => onChange(text.trim() === '' ? null : text),
})

/** A nullable number as a field that is empty for null. */
export const zeroAsNull = ({ value, onChange, ...bound }: Bound<number>): Bound<number | null> => ({
  ...bound,
  value: value === 0 ? null : value,
  onChange: (number) => onChange(number ?? 0),
})

/** A part of a value of several parts. */
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
  // Where there are none it is always the same: a part that got another one would be drawn again.
  if (within.length === 0) return none
  return Object.fromEntries(within.map(([path, text]) => [path.slice(prefix.length), text]))
}
