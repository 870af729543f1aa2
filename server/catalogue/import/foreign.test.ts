import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openImportDesk } from '../../../tests/support/imports.ts'
import { makeShopifyExport, makeWooCommerceExport } from '../../../tests/support/shop-exports.ts'
import { openTestMedia } from '../../media/samples/media.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { send, check, apply, undo, view, readShop, ...importing } = openImportDesk(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})

test.each([
  ['Shopify', makeShopifyExport],
  ['WooCommerce', makeWooCommerceExport],
] as const)(
  'an export of %s is known for one, comes in, is unchanged the second time, and goes again',
  async (source, make) => {
    const before = await readShop()
    const file = make(60, { picture: () => '' })
    const { uuid } = await send(file)
    expect(await view(uuid)).toMatchObject({ source, makeNew: true })
    const { counts } = await check(uuid)
    expect(counts).toMatchObject({ changed: 0, unchanged: 0, wrong: 0 })
    expect(await apply(uuid)).toMatchObject({ state: 'applied', task: { state: 'done' } })
    const again = await check((await send(file)).uuid)
    expect(again.counts).toEqual({ ...counts, new: 0, unchanged: counts?.new })
    expect((await undo(uuid)).notes).toEqual([])
    expect(await readShop()).toEqual(before)
  },
)
