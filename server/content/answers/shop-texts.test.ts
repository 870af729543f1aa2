import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { siteSettings } from '../../site/tables.ts'
import { pages } from '../tables.ts'
import { findPages } from './page-index.ts'
import { openShopTexts } from './shop-texts.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

test('each refresh indexes the current text of visible pages; hidden and binned pages are never found', async () => {
  const texts = await openShopTexts(db, async () => true)
  const find = async (word: string) => {
    await texts.refresh()
    return findPages(texts.current().index, [word]).map(({ page }) => page.path)
  }
  const page = { id: 'evenings', title: 'Evenings', body: 'Bring a **kazoo**.' }
  await db.insert(pages).values({ ...page, visible: false })
  expect(await find('kazoo')).toEqual([])
  const edit = (values: Partial<typeof pages.$inferInsert>) => db.update(pages).set(values).where(eq(pages.id, page.id))
  await edit({ visible: true })
  expect(await find('kazoo')).toEqual(['/page/evenings'])
  const { index } = texts.current()
  await edit({ body: 'Bring a lute.' })
  expect(await find('kazoo')).toEqual([])
  expect(await find('lute')).toEqual(['/page/evenings'])
  expect(findPages(index, ['kazoo'])).toHaveLength(1)
  await edit({ deletedAt: new Date() })
  expect(await find('lute')).toEqual([])
})

test('pages that show settings are found by the words of the settings', async () => {
  await db.update(siteSettings).set({ parkingText: 'Behind the gasworks.', aboutUs: 'We like **gargoyles**.' })
  const texts = await openShopTexts(db, async () => true)
  const find = (word: string) => findPages(texts.current().index, [word]).map(({ page }) => page.path)
  expect(find('gasworks')).toEqual(['/find-us'])
  expect(find('gargoyle')).toEqual(['/#about'])
  expect(find('contact')).toEqual(['/contact'])
})
