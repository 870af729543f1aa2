import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankProduct, blankVariant } from '../../../../contract/staff/catalogue.ts'
import { takeKeys } from './list-keys.ts'
import { mergeEdits } from './merge-edits.ts'

const before = { name: 'Ercol', words: ['oak'], visible: true }

test('keeps a field that only one of two people changed', () => {
  const mine = { ...before, name: 'Ercol Furniture' }
  const theirs = { ...before, words: ['oak', 'ash'] }
  expect(mergeEdits(before, mine, theirs)).toEqual({
    merged: { name: 'Ercol Furniture', words: ['oak', 'ash'], visible: true },
    tookTheirs: true,
    clashes: [],
  })
})

test('reports a field that both changed differently, and keeps mine unless theirs is chosen', () => {
  const [mine, theirs] = [
    { ...before, name: 'Mine' },
    { ...before, name: 'Theirs', visible: false },
  ]
  const merge = mergeEdits(before, mine, theirs)
  expect(merge.merged).toEqual({ ...before, name: 'Mine', visible: false })
  expect(merge.clashes).toEqual([
    { path: ['name'], field: 'name', of: '', before: 'Ercol', mine: 'Mine', theirs: 'Theirs' },
  ])
  expect(mergeEdits(before, mine, theirs, new Set(['name'])).merged).toEqual(theirs)
})

test('reports no clash where both changed a field to the same value', () => {
  const same = { ...before, visible: false }
  expect(mergeEdits(before, same, { ...same })).toEqual({ merged: same, tookTheirs: false, clashes: [] })
})

const variant = (uuid: string | null, part: object = {}) => ({ ...blankVariant, uuid, name: uuid ?? 'New', ...part })
const product = (...variants: ReturnType<typeof variant>[]) => ({ ...blankProduct, name: 'Alder Sofa', variants })

describe('variants', () => {
  const both = product(variant('oak'), variant('ash'))

  test('are merged one by one, whatever their order', () => {
    const mine = product(variant('ash', { price: 20 }), variant('oak'))
    const theirs = product(variant('oak', { price: 10 }), variant('ash'))
    const { merged, clashes } = mergeEdits(both, mine, theirs)
    expect(clashes).toEqual([])
    expect(merged.variants.map(({ name, price }) => [name, price])).toEqual([
      ['ash', 20],
      ['oak', 10],
    ])
  })

  test('are merged field by field', () => {
    const mine = product(variant('oak', { price: 10, pictures: ['front'] }), variant('ash'))
    const theirs = product(variant('oak', { heightCm: 80, pictures: ['back'] }), variant('ash'))
    expect(mergeEdits(both, mine, theirs)).toMatchObject({
      merged: { variants: [{ price: 10, heightCm: 80, pictures: ['back', 'front'] }, {}] },
      clashes: [],
    })
  })

  test('clash where both changed the same field', () => {
    const mine = product(variant('oak', { price: 10 }), variant('ash', { price: 1 }))
    const theirs = product(variant('oak', { price: 11, visible: false }), variant('ash'))
    const { merged, clashes } = mergeEdits(both, mine, theirs)
    expect(clashes).toMatchObject([{ path: ['variants', 'oak', 'price'], of: 'oak', mine: 10, theirs: 11 }])
    expect(merged.variants).toMatchObject([
      { price: 10, visible: false },
      { price: 1, visible: true },
    ])
  })

  test('clash where one person removes what the other changed, and only there', () => {
    const changed = product(variant('oak', { price: 10 }), variant('ash'))
    const without = product(variant('ash'))
    const taken = mergeEdits(both, without, changed)
    expect(taken.clashes).toMatchObject([{ path: ['variants', 'oak'], field: 'variants', of: 'oak', mine: undefined }])
    expect(taken.merged.variants).toHaveLength(1)
    expect(mergeEdits(both, without, changed, new Set(['variants.oak'])).merged).toEqual(changed)
    expect(mergeEdits(both, changed, without).merged).toEqual(changed)
    expect(mergeEdits(both, product(variant('oak')), without)).toMatchObject({ merged: { variants: [] }, clashes: [] })
  })

  test('that both people added stay where they were put', () => {
    const mine = product(variant('oak'), variant(null, { name: 'Elm' }), variant('ash'))
    const theirs = product(variant('oak'), variant('ash'), variant('beech'))
    const { merged } = mergeEdits(both, mine, theirs)
    expect(merged.variants.map(({ name }) => name)).toEqual(['oak', 'Elm', 'ash', 'beech'])
  })

  test('that both people ordered differently clash in their order alone', () => {
    const three = product(variant('a'), variant('b'), variant('c'))
    const mine = product(variant('c'), variant('a'), variant('b'))
    const theirs = product(variant('b'), variant('a'), variant('c', { price: 5 }))
    const names = (edit: typeof three) => edit.variants.map(({ name }) => name).join('')
    const merge = mergeEdits(three, mine, theirs)
    expect(merge.clashes.map(({ path }) => path)).toEqual([['variants', 'order']])
    expect(names(merge.merged)).toBe('cab')
    expect(merge.merged.variants[0]?.price).toBe(5)
    expect(names(mergeEdits(three, mine, theirs, new Set(['variants.order'])).merged)).toBe('bac')
    expect(names(mergeEdits(three, three, theirs).merged)).toBe('bac')
  })

  test('that were new when they were sent are recognised in the answer', () => {
    const sent = product(variant('oak'), variant(null, { name: 'Elm' }))
    const typed = product(variant('oak'), variant(null, { name: 'Elm', price: 9 }), variant(null, { name: 'Yew' }))
    const saved = product(variant('oak'), variant('elm', { name: 'Elm' }))
    const known = takeKeys(sent, typed, saved)
    expect(mergeEdits(known.sent, known.typed, saved)).toMatchObject({
      merged: { variants: [{ uuid: 'oak' }, { uuid: 'elm', price: 9 }, { uuid: null, name: 'Yew' }] },
      clashes: [],
    })
  })
})

test('a new entry whose save was not answered is not added twice', () => {
  const value = (id: number | null, name: string) => ({ id, name, swatch: null })
  const base = { values: [value(1, 'Oak')] }
  const sent = { values: [value(1, 'Oak'), value(null, 'Ash '), value(null, 'Elm')] }
  const stored = { values: [value(1, 'Oak'), value(2, 'Ash'), value(3, 'Elm')] }
  expect(mergeEdits(base, sent, stored)).toEqual({ merged: stored, tookTheirs: false, clashes: [] })
  const { merged } = mergeEdits(base, { values: [...sent.values, value(null, 'Elm')] }, stored)
  expect(merged.values.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Oak'],
    [2, 'Ash'],
    [3, 'Elm'],
    [null, 'Elm'],
  ])
})

test('new entries of two people that differ are both kept', () => {
  const mine = product(variant('oak'), variant(null, { name: 'Elm', price: 10 }))
  const theirs = product(variant('oak'), variant('elm', { name: 'Elm', price: 10, salePrice: 5 }))
  expect(mergeEdits(product(variant('oak')), mine, theirs).merged.variants).toHaveLength(3)
})

test('merges opening hours day by day, each day as a whole', () => {
  const hours = (part: object) => ({
    openingHours: { monday: null, tuesday: { opens: '09:00', closes: '17:00' }, ...part },
  })
  const mine = hours({ tuesday: { opens: '10:00', closes: '17:00' }, monday: { opens: '09:00', closes: '12:00' } })
  const theirs = hours({ tuesday: { opens: '09:00', closes: '18:00' } })
  const { merged, clashes } = mergeEdits(hours({}), mine, theirs)
  expect(merged).toEqual(mine)
  expect(clashes.map(({ path }) => path)).toEqual([['openingHours', 'tuesday']])
})

test('keeps every change to a list or reports it as a clash, whatever both people did', () => {
  const list = fc.uniqueArray(fc.record({ uuid: fc.constantFrom(...'abcdef'), price: fc.nat(2) }), {
    selector: ({ uuid }) => uuid,
  })
  fc.assert(
    fc.property(list, list, list, (before, mine, theirs) => {
      const { merged, clashes } = mergeEdits({ before }, { before: mine }, { before: theirs })
      const find = (entries: typeof before, key: string) => entries.find(({ uuid }) => uuid === key)
      for (const key of 'abcdef') {
        const [was, my, their, is] = [before, mine, theirs, merged.before].map((entries) => find(entries, key)?.price)
        const isClash = clashes.some(({ path }) => path[1] === key)
        expect(is).toBe(my === was ? their : my)
        expect(isClash).toBe(my !== was && their !== was && my !== their)
      }
    }),
  )
})
