import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeptItems, readKept, replaceKept, stripAround, writeAnswer } from './kept-items.ts'

const keep = (items: unknown[]) => new KeptItems<unknown>(items.map((item) => Buffer.from(JSON.stringify(item))))
const encode = (text: string) => Buffer.from(text)
const write = (answer: unknown) => Buffer.concat(writeAnswer(answer, encode)).toString()

const field = fc.oneof(
  fc.jsonValue(),
  fc.constant(undefined),
  fc.array(fc.jsonValue()).map((items) => ({ items })),
)
/** An answer, and the same with some of its lists cached. */
const answers = fc.array(fc.tuple(fc.string(), field, fc.boolean())).map((fields) => {
  const isList = (value: unknown): value is { items: unknown[] } => Array.isArray(Object(value).items)
  const plain = fields.map(([name, value]) => [name, isList(value) ? value.items : value])
  const kept = fields.map(([name, value, keeps]) => [
    name,
    isList(value) ? (keeps ? keep(value.items) : value.items) : value,
  ])
  return { plain: Object.fromEntries(plain), kept: Object.fromEntries(kept) }
})

test('an answer with cached lists reads and serializes like one without', () => {
  fc.assert(
    fc.property(answers, ({ plain, kept }) => {
      expect(write(kept)).toBe(JSON.stringify(plain))
      expect(JSON.stringify(readKept(kept))).toBe(JSON.stringify(plain))
    }),
  )
})

test.each([null, [1, 'oak'], 'oak', 3, { oak: [] }])(
  'an answer without cached lists is left unchanged: %j',
  (answer) => {
    expect(write(answer)).toBe(JSON.stringify(answer))
    expect(readKept(answer)).toBe(answer)
  },
)

test('the fields beside cached lists are stripped', () => {
  const oak = keep([{ price: 1 }])
  const strip = (answer: unknown) => ({ products: Object(answer).products, total: Object(answer).total })
  const stripped = stripAround({ total: 1, cost: 5, products: oak }, strip)
  expect(stripped).toEqual({ products: oak, total: 1 })
  expect(write(stripped)).toBe('{"products":[{"price":1}],"total":1}')
  expect(replaceKept(stripped, ({ length }) => length)).toEqual({ products: 1, total: 1 })
})
