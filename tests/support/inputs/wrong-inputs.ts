import { z } from 'zod'
import type { Call } from '../../../contract/call.ts'

type Shape = {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  maxLength?: number
}
type Leaf = (shape: Shape) => unknown

const leaves: Leaf[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => 'words',
  () => '',
  () => '-1.5',
  () => '/a\0b',
  () => -1.5,
  () => 1e300,
  () => true,
  () => [],
  () => [null],
  () => ({}),
  ({ maxLength }) => 'x'.repeat((maxLength ?? 200) + 1),
]

/** Inputs that a call should refuse: every field missing, of a wrong type, too long or out of bounds. */
export function makeWrongInputs({ path, input }: Call): object[] {
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape
  const fields = Object.entries(shape.properties ?? {})
  const inAddress = (field: string) => new RegExp(`:${field}\\b`).test(path)
  const fill = (field: string, value: unknown) =>
    inAddress(field) && (value === undefined || value === null || String(value) === '') ? 'words' : value
  return leaves.flatMap((leaf) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((choice) => [
      Object.fromEntries(fields.map(([field, inner]) => [field, fill(field, spoil(inner, leaf, choice))])),
      Object.fromEntries(fields.map(([field, inner]) => [field, fill(field, leaf(inner))])),
    ]),
  )
}

/** Copies the objects and lists of a schema with every value replaced; `choice` selects one of the alternatives of a union. */
function spoil(shape: Shape, leaf: Leaf, choice: number): unknown {
  const forms = shape.anyOf ?? shape.oneOf ?? []
  const form = forms[choice % Math.max(forms.length, 1)]
  if (form) return spoil(form, leaf, choice)
  if (shape.items) return [spoil(shape.items, leaf, choice)]
  if (!shape.properties) return leaf(shape)
  const inner = Object.entries(shape.properties).map(([field, part]) => [field, spoil(part, leaf, choice)])
  return Object.fromEntries(inner)
}

/** Matches wording of zod, which people should not read. */
export const validatorsWords =
  /invalid|expected|received|too (big|small):|unrecognized|pattern|[<>]=|NaN|undefined|null/i
