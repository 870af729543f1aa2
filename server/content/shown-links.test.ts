import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { defaultSiteLinks, type SiteLink, type SiteLinksEdit } from '../../contract/staff/site-links.ts'
import { addCategory, addFile } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { readSiteLinks } from '../site/site-links.ts'
import { contentVersion } from '../site/tables.ts'
import { showLinks } from './shown-links.ts'
import { pages } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })
const categories = [{ name: 'Lounge', routeName: 'lounge', thumbnailUrl: '', thumbnail: null }]
const show = async () => showLinks(db, 'http://shop.example', await readSiteLinks(db), categories)
const link = (address: string, label = address): SiteLink => ({ id: address.slice(-80), label, address })

async function save(part: Partial<SiteLinksEdit>): Promise<void> {
  const { version } = await answered(client.siteLinks())
  await answered(client.saveSiteLinks({ version, edit: { ...defaultSiteLinks, ...part } }))
}

test('the public settings leave out the links while they are the default ones', async () => {
  const { version, edit } = await answered(client.siteLinks())
  expect([version, edit]).toEqual([1, defaultSiteLinks])
  expect(await show()).toBeUndefined()
  await save({ menuLast: [] })
  expect(await show()).toMatchObject({ menuFirst: [{ label: 'New In', address: '/latest-products' }], menuLast: [] })
  await save({})
  expect(await show()).toBeUndefined()
})

test('links are public in their order, and those that lead nowhere are left out', async () => {
  await addCategory(db, 'Lounge')
  await db.insert(pages).values({ id: 'delivery', title: 'Delivery', body: 'Free.', visible: false })
  const elsewhere = link('https://blog.example/oak', 'Our blog')
  await save({
    menuFirst: [],
    footerShop: [elsewhere, link('/store/lounge', 'Sofas')],
    footerInformation: [link('/page/delivery'), link('/terms'), link('/page/gone')],
  })
  const shown = { label: 'Our blog', address: 'https://blog.example/oak' }
  const lounge = { label: 'Lounge', address: '/store/lounge' }
  expect(await show()).toMatchObject({
    menuFirst: [],
    footerShop: [lounge, shown, { label: 'Sofas', address: '/store/lounge' }],
    footerInformation: [{ label: '/terms', address: '/terms' }],
  })
  await db.update(pages).set({ visible: true }).where(eq(pages.id, 'delivery'))
  expect((await show())?.footerInformation.map(({ address }) => address)).toEqual(['/page/delivery', '/terms'])
})

test('chosen links count as links to a page, dead ones are reported, and a file that they name is in use', async () => {
  const file = await addFile(db, 'brochure.pdf')
  await save({
    footerCategories: false,
    footerShop: [link(`/media/files/${file}/brochure.pdf`, 'Brochure')],
    footerInformation: [link('/page/delivery', 'Delivery'), link('/page/gone', 'Gone')],
  })
  const here = await answered(client.linksHere({ path: '/page/delivery' }))
  expect(here).toEqual([{ kind: 'site links', id: '1', name: 'Delivery' }])
  const { catalogue } = await answered(client.overview())
  expect(catalogue?.deadLinks).toEqual([
    { kind: 'site links', id: '1', name: 'Gone', address: '/page/gone', target: 'page' },
  ])
  const { uses } = await answered(client.file({ hash: file }))
  expect(uses.map(({ kind }) => kind)).toEqual(['site links'])
})

test('chosen links are saved under their version, and the history names what was added', async () => {
  const before = await answered(client.siteLinks())
  const [seen] = await db.select().from(contentVersion)
  await save({ menuLast: [...defaultSiteLinks.menuLast, link('/find-us', 'Our showroom')] })
  expect((await db.select().from(contentVersion))[0]?.version).toBe((seen?.version ?? 0) + 1)
  expect(await statusOf(client.saveSiteLinks({ version: before.version, edit: defaultSiteLinks }))).toBe(409)
  const { entries } = await answered(client.history({ entity: 'site links', id: '1' }))
  expect(entries[0]?.differences).toContainEqual(
    expect.objectContaining({ label: 'Menu, after the categories', after: 'Our showroom' }),
  )
})

test.each([
  ['an address that runs a script', 'footerShop.0.address', [{ id: 'a', label: 'A', address: 'javascript:alert(1)' }]],
  ['another host without its protocol', 'footerShop.0.address', [{ id: 'a', label: 'A', address: '//far.example' }]],
  ['a link without a name', 'footerShop.0.label', [{ id: 'a', label: ' ', address: '/terms' }]],
  ['the same address twice', 'footerShop', [link('/terms'), { ...link('/terms'), id: 'another' }]],
])('%s is refused in a sentence at its field', async (_, field, footerShop) => {
  const { version } = await answered(client.siteLinks())
  const answer = await client.saveSiteLinks({ version, edit: { ...defaultSiteLinks, footerShop } })
  expect(answer).toMatchObject({
    status: 400,
    problem: { fields: { [`edit.${field}`]: expect.stringMatching(/\.$/) } },
  })
})
