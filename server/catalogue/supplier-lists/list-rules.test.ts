import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Recipe } from '../../../contract/staff/import-recipes.ts'
import type { WordRule } from '../../../contract/staff/import-rules.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSupplierLists, writeFile } from '../../../tests/support/imports/supplier-lists.ts'
import { answered } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const {
  empty,
  close,
  client,
  send,
  apply,
  check,
  undo,
  supplier,
  readState,
  openShop,
  open,
  fetchNow,
  readPrices,
  mails,
} = await openSupplierLists(database)
afterAll(close)
beforeEach(empty)

test('a list within the bounds is applied by rule, and can be undone', async () => {
  await openShop([100, 200])
  const uuid = await open({ appliesItself: true, mostPercent: 10 })
  supplier.file = writeFile([110, 190])
  const { outcome, importUuid, says } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({ outcome: 'applied', says: expect.stringContaining('2 price changes') })
  expect(await readPrices()).toEqual([110, 190])
  expect((await answered(client.overview())).lists).toEqual([])
  const { state, staffName } = await undo(importUuid ?? '')
  expect({ state, staffName }).toEqual({ state: 'undone', staffName: 'Ashford’s list' })
  expect(await readPrices()).toEqual([100, 200])
})

test.each([
  ['a price moves further than allowed', writeFile([100, 100, 100, 100, 111.2]), 'A price moves by 10.1%'],
  ['it is shorter by more than a fifth', writeFile([101, 100, 100]), 'It has 3 rows; the last one had 5.'],
  ['its headings have changed', writeFile([101, 100, 100, 100, 100]).replace('RRP', 'Cost'), 'match its columns'],
  ['a row is wrong', `${writeFile([101, 100, 100, 100])}\nA-5,nothing`, '1 row cannot be read.'],
])('a list is held back by rule and mailed if %s', async (_, changed, reason) => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  supplier.file = writeFile([100, 100, 100, 100, 101])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  supplier.file = changed
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'held', says: expect.stringContaining(reason) })
  expect(await readPrices()).toEqual([100, 100, 100, 100, 101])
  expect(await mails()).toMatchObject([
    {
      toAddress: 'shop@oak.example',
      subject: 'Ashford’s list needs your attention',
      body: expect.stringContaining(reason),
    },
  ])
})

test('a list is held back if an offer moves further than allowed', async () => {
  await openShop([100])
  const writeOffer = (offer: number) => `SKU,RRP,Sale price\nA-1,100,${offer}`
  await check((await send(writeOffer(95))).uuid, { supplier: 'Ashford' })
  const uuid = await open({ appliesItself: true, mostPercent: 10 })
  supplier.file = writeOffer(95)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  supplier.file = writeOffer(9)
  expect(await fetchNow(uuid)).toMatchObject({
    outcome: 'held',
    says: expect.stringContaining('A price moves by 90.6%'),
  })
})

test('a list with a word that nobody has matched is held back by rule and mailed; once it is matched, the next one is applied', async () => {
  await openShop([100, 100])
  const known = 'SKU,RRP,Brand\nA-1,100,Ashford Ltd\nA-2,100,Ashford Ltd'
  const first = await send(known)
  const words: WordRule[] = [{ kind: 'brand', text: 'Ashford Ltd', choice: 'blank', to: '' }]
  await check(first.uuid, { supplier: 'Ashford', rules: { words } })
  const uuid = await open({ appliesItself: true })
  supplier.file = known.replace('A-1,100', 'A-1,101')
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  supplier.file = 'SKU,RRP,Brand\nA-1,102,Ashford Ltd\nA-2,100,Kent & Co'
  const { outcome, says, importUuid } = await fetchNow(uuid)
  const reason = 'It has a new word, ‘Kent & Co’. Please say what it means here.'
  expect({ outcome, says }).toEqual({ outcome: 'held', says: expect.stringContaining(reason) })
  expect(await readPrices()).toEqual([101, 100])
  expect(await mails()).toMatchObject([{ body: expect.stringContaining(reason) }])
  const answer: WordRule = { kind: 'brand', text: 'Kent & Co', choice: 'blank', to: '' }
  await check(importUuid ?? '', { rules: { words: [...words, answer] } })
  await apply(importUuid ?? '')
  supplier.file = 'SKU,RRP,Brand\nA-1,103,Ashford Ltd\nA-2,100,Kent & Co'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  expect(await readPrices()).toEqual([103, 100])
})

test('a fetched list works prices out as the supplier’s columns were matched', async () => {
  await openShop([100])
  const price: Recipe = {
    kind: 'priced',
    from: 'Cost',
    to: 'price',
    change: { by: 'times', times: 2.4 },
    vat: 'keep',
    rounding: { to: '95', way: 'up' },
  }
  const { uuid: sent } = await send('SKU,Cost\nA-1,40')
  await check(sent, { supplier: 'Ashford', matching: ['variantCode', null], recipes: [price] })
  const uuid = await open({ appliesItself: true })
  supplier.file = 'SKU,Cost\nA-1,41'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied', says: expect.stringContaining('1 price change') })
  expect(await readPrices()).toEqual([98.95])
})

test('an empty list changes nothing, and is reported', async () => {
  await openShop([100])
  const uuid = await open({ appliesItself: true })
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'failed' })
  expect(await readPrices()).toEqual([100])
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['has headings alone', 'SKU,RRP', 'It is empty.'],
  ['is shorter by more than a fifth', writeFile([100, 100, 100]), 'It has 3 rows; the last one had 5.'],
])('a list that %s is held back and mailed, although it changes nothing', async (_, short, reason) => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  supplier.file = writeFile([100, 100, 100, 100, 101])
  await fetchNow(uuid)
  supplier.file = short
  const { outcome, says } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({ outcome: 'held', says: expect.stringContaining(reason) })
  expect((await answered(client.overview())).lists).toMatchObject([{ outcome: 'held' }])
  expect(await mails()).toMatchObject([{ body: expect.stringContaining(reason) }])
})

test('a list that staff apply says why it is unusual', async () => {
  await openShop([100, 100])
  const uuid = await open()
  supplier.file = 'SKU,RRP'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', says: expect.stringContaining('It is empty.') })
})

test('a held list stays held while it is sent again, is mailed once, and becomes the reference once staff apply it', async () => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  supplier.file = writeFile([100, 100, 100, 100, 101])
  await fetchNow(uuid)
  supplier.file = writeFile([102, 100, 100])
  await fetchNow(uuid)
  const { outcome, importUuid } = await fetchNow(uuid)
  expect(outcome).toBe('held')
  expect(await mails()).toHaveLength(1)
  await apply(importUuid ?? '')
  expect(await readState(uuid)).toMatchObject({ outcome: 'applied' })
  expect((await answered(client.overview())).lists).toEqual([])
  supplier.file = writeFile([103, 100, 100])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  expect(await readPrices()).toEqual([103, 100, 100, 100, 101])
})

test('a list as short as one that was held back is held back again', async () => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  supplier.file = writeFile([100, 100, 100, 100, 101])
  await fetchNow(uuid)
  for (const price of [102, 103]) {
    supplier.file = writeFile([price, 100, 100])
    expect(await fetchNow(uuid)).toMatchObject({ outcome: 'held' })
  }
})
