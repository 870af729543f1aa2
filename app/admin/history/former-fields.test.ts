import { expect, test } from 'vitest'
import { findFormerFields } from './former-fields.ts'

const then = { version: 2, name: 'Ercol', words: [{ uuid: 'a', price: 1 }] }
const before = { ...then, version: 1, name: 'Oakley' }

test('offers to return a form to its state after an entry', () => {
  const now = { name: 'New', words: [] }
  const { version: _, ...fields } = then
  expect(findFormerFields({ state: then, former: before }, now)).toEqual({ fields, undoes: false })
})

test('offers to undo the entry when the form already has its state, whatever the order of fields', () => {
  const now = { words: [{ price: 1, uuid: 'a' }], name: 'Ercol' }
  expect(findFormerFields({ state: then, former: before }, now)).toMatchObject({
    fields: { name: 'Oakley' },
    undoes: true,
  })
})

test('offers nothing where nothing would change', () => {
  const now = { name: 'Ercol', words: then.words }
  expect(findFormerFields({ state: then, former: null }, now)).toBeUndefined()
  expect(findFormerFields({ state: null, former: null }, now)).toBeUndefined()
  expect(findFormerFields({ state: then, former: then }, now)).toBeUndefined()
})
