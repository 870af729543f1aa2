import { eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { storeMedia } from '../../tests/support/files/stored-media.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { aBrand, aVariant, staffIn } from '../../tests/support/staff/staff-edits.ts'
import { brands, categories, products, ranges, subCategories } from '../catalogue/tables.ts'
import { createBrand } from '../catalogue/taxonomy/brand-edits.ts'
import { files, pictures } from '../media/tables.ts'
import { audit, listingInfos, shopLook, siteSettings } from '../site/tables.ts'
import { mentions } from './media-mentions.ts'
import { pages, popups, slides } from './tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { change, make } = staffIn(db)

const { put, putFile } = storeMedia(db)

beforeEach(async () => {
  await db.execute(
    sql`truncate ${sql.join([products, brands, ranges, categories, slides, popups, listingInfos, pictures, files, audit], sql`, `)} cascade`,
  )
  // Emptied as well, because it names pictures.
  await db.insert(shopLook).values({ id: 1 })
})

describe('the uses of a picture', () => {
  const usesOf = async (hash: string) =>
    (await answered(client.picture({ hash }))).uses.map(({ kind, name, part }) => `${kind} ${name}: ${part}`)

  test('name each record that shows it', async () => {
    const hash = await put('a')
    const text = `Look: ![](/media/${hash}-640.webp)`
    const routed = { name: 'Oak', routeName: 'oak' }
    await make({
      name: 'Sofa',
      pictures: [hash],
      variants: [aVariant({ name: 'Sage', pictures: [hash], description: text })],
    })
    await change((tx, it) => createBrand(tx, it, aBrand('Hob', { logoHash: hash })))
    await db.insert(ranges).values({ ...routed, imageHash: hash, bannerHash: hash })
    const [category] = await db
      .insert(categories)
      .values({ ...routed, bannerHash: hash, thumbnailHash: hash, extraInfo: text })
      .returning()
    const categoryId = category?.id ?? 0
    await db.insert(subCategories).values({ ...routed, categoryId, bannerHash: hash, thumbnailHash: hash })
    await db.insert(slides).values({ title: 'Hello', imageHash: hash, mobileImageHash: hash })
    await db.insert(popups).values({ title: 'Late', imageHash: hash, previewImageHash: hash })
    await db.insert(listingInfos).values({ key: 'clearance', pageTitle: 'Offers', bannerHash: hash })
    await db.insert(pages).values({ id: 'delivery', title: 'Delivery', body: text })
    expect((await usesOf(hash)).sort()).toEqual([
      'brand Hob: Logo',
      'category Oak: Banner',
      'category Oak: Text',
      'category Oak: Thumbnail',
      'listing Offers: Banner',
      'page Delivery: Text',
      'pop-up Late: Picture',
      'pop-up Late: Small picture',
      'product Sofa: Pictures',
      'product Sofa: Text',
      'product Sofa: Variant Sage',
      'range Oak: Banner',
      'range Oak: Picture',
      'slide Hello: Picture',
      'slide Hello: Picture on phones',
      'sub-category Oak: Banner',
      'sub-category Oak: Thumbnail',
    ])
    await db.delete(pages).where(eq(pages.id, 'delivery'))
  })

  test('are found in every column that refers to a picture or file', async () => {
    const rows = await db.execute<{ column: string }>(sql`
      select format('"%s"."%s"', conrelid::regclass, attname) as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype <> 'c' and confrelid in ('pictures'::regclass, 'files'::regclass)`)
    expect(rows.length).toBeGreaterThan(10)
    const asked = writeSql(mentions)
    expect(rows.map(({ column }) => column).filter((column) => !asked.includes(column))).toEqual([])
  })

  const writeSql = (query: SQL) => new PgDialect({ casing: 'snake_case' }).sqlToQuery(query).sql

  test('include texts that link to a file, and records in the bin', async () => {
    const hash = await putFile('a')
    const before = await db.select({ aboutUs: siteSettings.aboutUs }).from(siteSettings)
    await db.update(siteSettings).set({ aboutUs: `[Care](/media/files/${hash}/care.pdf)` })
    await db
      .insert(brands)
      .values({ name: 'Gone', description: `/media/files/${hash}/care.pdf`, deletedAt: new Date() })
    const { uses } = await answered(client.file({ hash }))
    expect(uses).toMatchObject([
      { kind: 'settings', inBin: false },
      { kind: 'brand', name: 'Gone', inBin: true },
    ])
    expect(await statusOf(client.deleteFile({ hash, version: 1 }))).toBe(409)
    await db.update(siteSettings).set({ aboutUs: before[0]?.aboutUs ?? '' })
  })
})
