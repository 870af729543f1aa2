import { expect, test } from 'vitest'
import { z } from 'zod'
import { Id, Uuid } from './ids.ts'
import { readInput } from './read-input.ts'

const Either = z.union([z.literal(''), z.url()])
const nearUrl = { '': 'A web address looks like https://example.com.' }
const Kind = z.discriminatedUnion('kind', [z.object({ kind: z.literal('bin') }), z.object({ kind: z.literal('sale') })])

test.each<[string, z.ZodType, unknown, Record<string, string>]>([
  ['a missing text', z.string(), undefined, { '': 'This is needed.' }],
  ['an empty text', z.string().min(1), '', { '': 'This is needed.' }],
  ['a number for a text', z.string(), 7, { '': 'Enter text.' }],
  ['a text for a number', z.number(), 'seven', { '': 'Enter a number.' }],
  ['no number', z.coerce.number(), 'seven', { '': 'Enter a number.' }],
  ['half a number', z.int(), 1.5, { '': 'Enter a whole number.' }],
  ['a text for a switch', z.boolean(), 'on', { '': 'Choose yes or no.' }],
  ['too long', z.string().max(1200), 'x'.repeat(1201), { '': 'This is too long: 1,200 characters at most.' }],
  ['too short', z.string().min(8), 'x', { '': 'This is too short: 8 characters at least.' }],
  ['too much', z.number().max(5), 6, { '': 'Enter 5 or less.' }],
  ['as much as the limit', z.number().lt(0.1), 0.1, { '': 'Enter less than 0.1.' }],
  ['more than there is', z.bigint().max(5000n), 5001n, { '': 'Enter 5,000 or less.' }],
  ['too little', z.number().positive(), 0, { '': 'Enter more than 0.' }],
  ['too few', z.array(z.string()).min(1), [], { '': 'Choose one at least.' }],
  ['fewer than two', z.array(z.string()).min(2), [], { '': 'Choose 2 at least.' }],
  ['too many', z.array(z.string()).max(1), ['a', 'b'], { '': 'This is too many: 1 at most.' }],
  ['another choice', z.enum(['day', 'week']), 'year', { '': 'Choose one of: day, week.' }],
  ['a choice where there is none', z.literal(''), 'year', { '': 'Leave this empty.' }],
  ['no choice', z.enum(['day', 'week']), undefined, { '': 'Choose one of: day, week.' }],
  ['between two steps', z.number().multipleOf(5), 7, { '': 'Enter a multiple of 5.' }],
  ['a field that does not exist', z.strictObject({}), { a: 1, b: 2 }, { '': 'There is no field ‘a’, ‘b’.' }],
  ['another form', z.string().startsWith('x'), 'y', { '': 'This is not in the right format.' }],
  ['nothing for a number', z.number(), null, { '': 'Enter a number.' }],
  ['nothing for a record', z.object({}), null, { '': 'This is needed.' }],
  ['a text for a record', z.object({}), 'x', { '': 'This value cannot be used here.' }],
  ['another kind', Kind, { kind: 'x' }, { kind: 'Choose one of: bin, sale.' }],
  ['an unknown id', z.uuid(), 'x', { '': 'There is no such entry.' }],
  ['an unknown id of any version', Uuid, 'x', { '': 'There is no such entry.' }],
  ['no digits', Id, '0x1', { '': 'Enter a whole number.' }],
  ['no id', Id, 0, { '': 'Enter 1 or more.' }],
  ['no date', z.iso.date(), '31/3/2026', { '': 'A date looks like 2026-03-31.' }],
  ['neither empty nor a link', Either, 'x', nearUrl],
  ['neither a link nor the word', z.union([z.url(), z.literal('none')]), 'x', nearUrl],
  ['nothing that can be', z.never(), 'x', { '': 'This value cannot be used here.' }],
  ['neither of two types', Either, 7, { '': 'Enter text.' }],
  [
    'a field inside',
    z.object({ rows: z.array(z.object({ price: z.number() })) }),
    { rows: [{ price: null }] },
    {
      'rows.0.price': 'Enter a number.',
    },
  ],
  ['words of its own', z.string('A name is needed.'), null, { '': 'A name is needed.' }],
])('%s is reported in plain words', (_what, schema, input, problems) => {
  expect(readInput(schema, input)).toEqual({ problems })
})

test('valid input is passed on as it was read', () => {
  expect(readInput(z.string().trim(), ' oak ')).toEqual({ data: 'oak' })
})
