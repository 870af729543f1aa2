import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileStrip } from './strip-answer.ts'

/** A schema, and values of which it accepts nearly all. */
type Known = { schema: z.ZodType; values: fc.Arbitrary<unknown> }
const know = (schema: z.ZodType, values: fc.Arbitrary<unknown>): Known => ({ schema, values })

const name = fc.constantFrom('a', 'b', 'kind', 'oak')
const text = fc.constantFrom('oak', ' ash ', '')
const leaf = fc.constantFrom(
  ...[know(z.string(), text), know(z.string().trim(), text), know(z.string().default('elm'), text)],
  ...[know(z.number(), fc.double()), know(z.int(), fc.integer()), know(z.coerce.number(), fc.constantFrom('3', 4))],
  ...[know(z.boolean(), fc.boolean()), know(z.null(), fc.constant(null)), know(z.unknown(), fc.jsonValue())],
  ...[know(z.enum(['oak', 'ash']), fc.constantFrom('oak', 'ash')), know(z.literal(3), fc.constant(3))],
  know(z.iso.date(), fc.constant('2026-11-27')),
  know(
    z.string().transform((given) => given.length),
    text,
  ),
)

const schemasOf = (fields: Record<string, Known>) =>
  Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema]))
function recordOf(fields: Record<string, Known>, more: Record<string, fc.Arbitrary<unknown>> = {}) {
  const own = Object.fromEntries(Object.entries(fields).map(([key, { values }]) => [key, values]))
  const whole = fc.record({ ...own, ...more })
  return fc.oneof({ arbitrary: whole, weight: 4 }, fc.record({ ...own, ...more }, { requiredKeys: [] }))
}
const secret = { secret: fc.constant(5) }

/** Schemas of every type that answers use, nested a few levels deep. */
const { known } = fc.letrec<{ known: Known }>((tie) => {
  const inner = tie('known')
  const shape = fc.dictionary(name, inner, { maxKeys: 3 })
  return {
    known: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      shape.map((fields) => know(z.object(schemasOf(fields)), recordOf(fields, secret))),
      shape.map((fields) => know(z.strictObject(schemasOf(fields)), recordOf(fields))),
      shape.map((fields) => know(z.looseObject(schemasOf(fields)), recordOf(fields, secret))),
      inner.map(({ schema, values }) => know(z.array(schema), fc.array(values, { maxLength: 3 }))),
      inner.map(({ schema, values }) => know(schema.optional(), fc.option(values, { nil: undefined }))),
      inner.map(({ schema, values }) => know(schema.nullable(), fc.option(values))),
      inner.map(({ schema, values }) => know(z.record(z.string(), schema), fc.dictionary(name, values))),
      fc.tuple(inner, inner).map(([a, b]) => know(z.union([a.schema, b.schema]), fc.oneof(a.values, b.values))),
      fc.tuple(inner, inner).map(([a, b]) => know(z.tuple([a.schema, b.schema]), fc.tuple(a.values, b.values))),
      fc.tuple(shape, shape).map(([a, b]) => {
        const oak = z.object({ ...schemasOf(a), kind: z.literal('oak') })
        const other = z.object({ ...schemasOf(b), kind: z.enum(['ash', 'elm']) })
        return know(
          z.discriminatedUnion('kind', [oak, other]),
          fc.oneof(
            recordOf(a, { ...secret, kind: fc.constant('oak') }),
            recordOf(b, { ...secret, kind: fc.constantFrom('ash', 'elm') }),
          ),
        )
      }),
    ),
  }
})
const cases = known.chain(({ schema, values }) => fc.tuple(fc.constant(schema), values))

test('an answer that a schema accepts is stripped as by the parse of the schema', () => {
  const numRuns = 3_000
  let accepted = 0
  fc.assert(
    fc.property(cases, ([schema, value]) => {
      const parsed = schema.safeParse(value)
      if (!parsed.success) return
      accepted++
      // As it is sent: there, a field that is absent and one that is undefined are the same.
      expect(JSON.stringify(compileStrip(schema)(value))).toBe(JSON.stringify(parsed.data))
    }),
    { numRuns },
  )
  expect(accepted).toBeGreaterThan(numRuns / 2)
})

test('a schema may contain itself', () => {
  const Part = z.object({
    name: z.string(),
    get parts() {
      return z.array(Part)
    },
  })
  const secret = { costPence: 5 }
  const whole = { name: 'Bed', ...secret, parts: [{ name: 'Slat', ...secret, parts: [] }] }
  expect(compileStrip(Part)(whole)).toEqual({ name: 'Bed', parts: [{ name: 'Slat', parts: [] }] })
})

const Answer = z.object({ name: z.string(), variants: z.array(z.object({ price: z.number().nullable() })) })
const strip = compileStrip(Answer)

test('fields that a schema does not name are removed at every depth', () => {
  const cost = { costPence: 5 }
  expect(strip({ name: 'Oak', ...cost, variants: [{ price: 1, ...cost }] })).toEqual({
    name: 'Oak',
    variants: [{ price: 1 }],
  })
})

test.each([
  [{ name: 'Oak', variants: [{ price: 1 }, { price: 'much' }] }, ['variants', 1, 'price']],
  [{ name: 'Oak', variants: [{ price: Number.NaN }] }, ['variants', 0, 'price']],
  [{ variants: [] }, ['name']],
  [{ name: 'Oak', variants: null }, ['variants']],
  [null, []],
])('an answer of another shape is refused, and the place is named: %j', (answer, path) => {
  try {
    strip(answer)
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ issues: [{ path }] })
  }
})

test('the stripped answer shares no object with the given one', () => {
  const answer = { name: 'Oak', variants: [{ price: 1 }] }
  const stripped = strip(answer) as typeof answer
  expect(stripped.variants).not.toBe(answer.variants)
  expect(stripped.variants[0]).not.toBe(answer.variants[0])
})
