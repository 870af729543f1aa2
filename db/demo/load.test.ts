import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedPages } from '../../contract/addresses.ts'
import { readPreviousPrices } from '../../server/catalogue/prices/price-log.ts'
import { priceVariant } from '../../server/catalogue/prices/prices.ts'
import { categories, priceLog, products, subCategories, variants } from '../../server/catalogue/tables.ts'
import { isLivePage } from '../../server/content/live-pages.ts'
import { listPopups } from '../../server/content/popups.ts'
import { listSlides } from '../../server/content/slides.ts'
import { pages } from '../../server/content/tables.ts'
import { hashContent } from '../../server/media/keys.ts'
import { files, pictures } from '../../server/media/tables.ts'
import { openFolder } from '../../server/platform/storage/folder.ts'
import { readSettings } from '../../server/site/settings.ts'
import { listSpecialDays } from '../../server/site/special-days.ts'
import { audit, contentVersion } from '../../server/site/tables.ts'
import { createMember } from '../../server/staff/member.ts'
import { staff } from '../../server/staff/tables.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../tests/support/shop-window.ts'
import { readBytes, readDemo } from './demo-data.ts'
import { describePictures } from './describe-pictures.ts'
import { loadDemoIfEmpty } from './load.ts'
import { loadDemoIfNew } from './load-if-new.ts'
import { listPictures } from './media.ts'

const log = pino({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'showroom-demo-'))
const storage = await openFolder(folder)
const database = await createTestDatabase()
const { db } = database
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const year = 365 * 24 * 60 * 60 * 1000
const inThreeYears = () => new Date(Date.now() + 3 * year)

describe('a load that is cut short', () => {
  test('leaves nothing half loaded, and the next one continues from there', async () => {
    let written = 0
    const full = {
      ...storage,
      write: async (...[key, bytes, type]: Parameters<typeof storage.write>) => {
        written += 1
        if (written > 40) throw new Error('the disk is full')
        await storage.write(key, bytes, type)
      },
    }
    await expect(loadDemoIfEmpty({ db, storage: full, log })).rejects.toThrow('the disk is full')
    expect(await db.$count(pictures)).toBeGreaterThan(0)
    expect(await db.$count(categories)).toBe(0)
  }, 60_000)
})

test('the facts of the pictures are of the pictures that are there, and those that the converter finds', async () => {
  const demo = await readDemo()
  const files = listPictures(demo).map(({ file }) => file)
  const hashes = await Promise.all(files.map(async (file) => [file, hashContent(await readBytes(file))]))
  const known = Object.entries(demo.pictures).map(([file, { hash }]) => [file, hash])
  expect(known, 'Run node scripts/describe-demo-pictures.ts').toEqual(hashes.toSorted())
  const some = files.filter((_, place) => place % 40 === 0)
  expect(demo.pictures).toMatchObject(await describePictures(some))
})

test('a shop that is somebody’s stays empty', async () => {
  const ruth = { name: 'Ruth', email: 'ruth@shop.example', role: 'owner', passwordHash: 'a hash' } as const
  await db.transaction((tx) => createMember(tx, ruth))
  expect(await loadDemoIfNew({ db, storage, log })).toBe(false)
  expect(await db.$count(categories)).toBe(0)
  await db.delete(staff)
})

describe('the demonstration shop', () => {
  beforeAll(async () => {
    const both = await Promise.all([loadDemoIfEmpty({ db, storage, log }), loadDemoIfEmpty({ db, storage, log })])
    expect(both.toSorted()).toEqual([false, true])
  }, 120_000)

  test('is loaded once and whole, however many processes load it at once', async () => {
    expect(await db.$count(products, eq(products.status, 'published'))).toBe(70)
    expect(await db.$count(variants)).toBe(236)
    expect(await db.$count(categories)).toBe(7)
    expect(await db.$count(subCategories)).toBe(28)
    // 471 photographs, three of them duplicates, and seven wordmarks.
    expect(await db.$count(pictures)).toBe(475)
    expect(await db.$count(files)).toBe(5)
    expect(await db.$count(pages)).toBe(8)
    expect(await db.select().from(contentVersion)).toMatchObject([{ version: 2 }])
  })

  test('is not loaded over existing records', async () => {
    const before = await db.$count(audit)
    expect(await loadDemoIfEmpty({ db, storage, log })).toBe(false)
    expect(await db.$count(audit)).toBe(before)
  })

  test('has every picture in storage', async () => {
    const rows = await db.select().from(pictures)
    const stored = new Set((await readdir(folder, { recursive: true })).map((path) => path.split('/').at(-1)))
    for (const { hash, alt } of rows) {
      expect(stored).toContain(`${hash}.webp`)
      expect(alt).not.toBe('')
    }
  })

  test('fills every row and listing, today and in three years', async () => {
    for (const [clock, offers] of [
      [() => new Date(), 11],
      [inThreeYears, 8],
    ] as const) {
      const { api } = await openShopWindow(db, { clock })
      const { headings: _, ...sections } = await answered(api.homeSections())
      for (const [name, cards] of Object.entries(sections)) expect(cards.length, name).toBeGreaterThanOrEqual(5)
      expect(sections.newIn.length).toBeLessThan(70)
      expect((await answered(api.search({ onSaleOnly: true }))).total).toBe(offers)
      expect((await answered(api.search({ newProductsOnly: true }))).total).toBe(17)
      for (const { id, subCategories: within } of await answered(api.navCategories())) {
        expect(await answered(api.navRange({ categoryId: id }))).not.toBeNull()
        for (const { uuid } of within)
          expect((await answered(api.search({ subCategoryUuid: uuid }))).total).toBeGreaterThan(0)
      }
    }
  })

  test('shows the same variant and price on each card and the page it leads to', async () => {
    const { api } = await openShopWindow(db)
    const pages = await Promise.all([1, 2, 3].map((pageNum) => answered(api.search({ pageNum }))))
    const cards = pages.flatMap((page) => page.products)
    expect(cards).toHaveLength(70)
    for (const { uuid, variantName, price, onSale, salePrice } of cards) {
      const { product, variant } = await answered(api.product({ productUuid: uuid }))
      expect(variant).toMatchObject({ name: variantName, price, onSale, salePrice })
      expect(product.catRoute && product.subCatRoute, product.name).toBeTruthy()
    }
  })

  test('has ex-display pieces, which stand somewhere, say their condition and are cheaper than what they stood for', async () => {
    const pieces = await db.select().from(variants).where(eq(variants.isExDisplay, true))
    expect(pieces).toHaveLength(2)
    for (const { productUuid, name, pricePence, displayPlaceUuid, conditionNote, stockState } of pieces) {
      expect([displayPlaceUuid, conditionNote, stockState]).toEqual([
        expect.any(String),
        expect.stringMatching(/./),
        'last-one',
      ])
      const own = await db.select().from(variants).where(eq(variants.productUuid, productUuid))
      const original = own.find((variant) => `${variant.name} (ex-display)` === name)
      expect(original).toMatchObject({ onDisplay: false, isExDisplay: false })
      expect(original?.pricePence).toBeGreaterThan(pricePence)
    }
    const states = new Set((await db.select().from(variants)).map(({ stockState }) => stockState))
    expect(states.size).toBe(5)
  })

  test('shows an old price only where it was charged', async () => {
    const rows = await db.select().from(variants).where(eq(variants.onSale, true))
    const now = new Date()
    const offered = rows.map((variant) => ({ variant, price: priceVariant(variant, now) }))
    const previous = await readPreviousPrices(db, offered, now)
    expect(previous.size).toBeGreaterThan(20)
    expect(previous.size).toBeLessThan(rows.length)
    for (const { uuid, pricePence } of rows) expect([undefined, pricePence]).toContain(previous.get(uuid))
    const noted = await db.select().from(priceLog)
    expect(noted.every(({ at }) => at <= new Date())).toBe(true)
  })

  test('has no link to a missing page', async () => {
    const texts = [...(await db.select().from(pages)), ...(await db.select().from(categories))]
    const links = texts.flatMap((row) => [...('body' in row ? row.body : row.extraInfo).matchAll(/\]\(([^)]+)\)/g)])
    const actions = [...(await listSlides(db, new Date())), ...(await listPopups(db, new Date()))].map(
      (row) => row.ctaUrl,
    )
    const paths = [...links.map(([, path]) => path ?? ''), ...actions]
    expect(paths.length).toBeGreaterThan(12)
    for (const path of paths) expect(await isLivePage(db, path), path).toBe(true)
  })

  test('has slides of all three styles, each with a picture for phones', async () => {
    const slides = await listSlides(db, new Date())
    expect(new Set(slides.map((slide) => slide.style))).toEqual(new Set([1, 2, 3]))
    expect(slides.every((slide) => slide.image && slide.mobileImage)).toBe(true)
  })

  test('has a text on each fixed page', async () => {
    const rows = await db.select().from(pages)
    for (const id of fixedPages) expect(rows.find((page) => page.id === id)?.body.length, id).toBeGreaterThan(1000)
  })

  test('has a closed day ahead, today and in three years', async () => {
    const { openingHours } = await readSettings(db)
    for (const now of [new Date(), inThreeYears()]) {
      const today = now.toISOString().slice(0, 10)
      expect(openingHours && listSpecialDays(openingHours, today, 366).length > 0).toBe(true)
    }
  })

  test('names no year and no season', async () => {
    const rows = await db.select().from(products)
    const entries = [
      ...rows.map((row) => row.name + row.metaDescription + row.metaTags),
      ...(await db.select().from(pages)).map((page) => page.title + page.body),
      ...(await listSlides(db, new Date())).map((slide) => slide.title + slide.subTitle),
      ...(await listPopups(db, new Date())).map((popup) => popup.title + popup.message),
    ].join('\n')
    const passing = entries
      .replaceAll('Consumer Rights Act 2015', '')
      .match(/\b20\d\d\b|this (year|month|season|autumn|winter|spring|summer)/gi)
    expect(passing).toBeNull()
  })
})
