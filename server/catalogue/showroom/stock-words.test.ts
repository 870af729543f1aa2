import { afterAll, expect, test } from 'vitest'
import { SearchRequest } from '../../../contract/search.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { makePublished } = staffIn(db)

const openSearch = async () => {
  const { api } = await openShopWindow(db)
  return async (searchField: string) =>
    (await answered(api.search(SearchRequest.parse({ searchField })))).products.map(({ name }) => name)
}

test('a search for what was on display finds the products with such a piece', async () => {
  const piece = aVariant({ name: 'Sage', price: 500, isExDisplay: true, conditionNote: 'small mark' })
  await makePublished({ name: 'Alder sofa', variants: [aVariant({}), piece] })
  await makePublished({ name: 'Oat sofa' })
  const search = await openSearch()
  expect(await search('ex display')).toEqual(['Alder sofa'])
  expect(await search('ex-display sofas')).toEqual(['Alder sofa'])
})

test('a search for the last one finds the products of which one is left', async () => {
  await makePublished({ name: 'Oak chair', variants: [aVariant({ stockState: 'last-one' })] })
  await makePublished({ name: 'Ash chair', variants: [aVariant({ stockState: 'in-stock' })] })
  const search = await openSearch()
  expect(await search('last one')).toEqual(['Oak chair'])
  expect(await search('last one chair')).toEqual(['Oak chair'])
  expect(await search('last ones')).toEqual(['Oak chair'])
})
