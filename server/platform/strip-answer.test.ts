import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileStrip } from './strip-answer.ts'

const names = ['a', 'b', 'kind', 'oak'] as const
const leaf = fc.constantFrom<z.ZodType>(
  ...[z.string(), z.number(), z.number().int(), z.boolean(), z.null(), z.unknown(), z.string().trim(), z.iso.date()],
  ...[z.enum(['oak', 'ash']), z.literal(3), z.literal('a'), z.string().default('oak'), z.undefined()],
  ...[z.string().transform((text) => text.length), z.coerce.number(), z.union([z.string(), z.number()])],
)

/** Schemas with all that answers are made of, some levels deep. */
const { schema: schemas } = fc.letrec<{ schema: z.ZodType }>((tie) => {
  const inner = tie('schema')
  const shape = fc.dictionary(fc.constantFrom(...names), inner)
  return {
    schema: fc.oneof(
      { maxDepth: 3 },
      leaf,
      shape.map((fields) => z.object(fields)),
      shape.map((fields) => z.strictObject(fields)),
      shape.map((fields) => z.looseObject(fields)),
      inner.map((each) => z.array(each)),
      inner.map((each) => each.optional()),
      inner.map((each) => each.nullable()),
      inner.map((each) => z.record(z.string(), each)),
      fc.tuple(inner, inner).map((each) => z.union(each)),
      fc.tuple(inner, inner).map((each) => z.tuple(each)),
      fc.tuple(shape, shape).map(([a, b]) => {
        const options = [
          { ...a, kind: z.literal('oak') },
          { ...b, kind: z.enum(['ash', 'elm']) },
        ] as const
        return z.discriminatedUnion('kind', [z.object(options[0]), z.object(options[1])])
      }),
    ),
  }
})

const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>('oak', 'ash', 'a', ' a ', '2026-11-27', 3, 1.5, true, null, undefined),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names, 'secret'), tie('value')),
    fc.dictionary(fc.constantFrom(...names), tie('value')).map((fields) => ({ ...fields, kind: 'oak', secret: 1 })),
  ),
}))

test('what a schema accepts comes out as from its own parse', () => {
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const parsed = schema.safeParse(value)
      if (parsed.success) expect(compileStrip(schema)(value)).toStrictEqual(parsed.data)
    }),
    { numRuns: 20_000 },
  )
})

const Answer = z.object({ name: z.string(), variants: z.array(z.object({ price: z.number().nullable() })) })
const strip = compileStrip(Answer)

test('what a schema does not name is left out at every depth', () => {
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

test('nothing of the given answer is in the stripped one', () => {
  const answer = { name: 'Oak', variants: [{ price: 1 }] }
  const stripped = strip(answer) as typeof answer
  expect(stripped.variants).not.toBe(answer.variants)
  expect(stripped.variants[0]).not.toBe(answer.variants[0])
})
