import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { describeAction } from '../../../app/admin/history/entry-texts.ts'
import { readTicketCode } from '../../../contract/ticket-code.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aBrand, aVariant, nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import type { Bindings } from '../../serve.ts'
import { siteSettings } from '../../site/tables.ts'
import { products, variants } from '../tables.ts'
import { createBrand } from '../taxonomy/brand-edits.ts'
import { mountTicketAddresses } from './ticket-addresses.ts'
import { findPrint } from './ticket-prints.ts'
import { writeTickets } from './write-tickets.ts'

const database = await createTestDatabase()
const { db } = database
const client = openStaffClient({ db })
const { change, read, save, makePublished } = staffIn(db)
afterAll(database.drop)
beforeEach(async () => {
  await database.sql`truncate products, brands, ticket_prints cascade`
  await writeCreditPage('Over two years, on orders from £1,000.')
})

async function writeCreditPage(body: string) {
  const id = 'interest-free-credit'
  const { version, edit } = await answered(client.page({ id }))
  await answered(client.savePage({ id, version, edit: { ...edit, body } }))
}

async function addSofa() {
  const brand = await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow')))
  const measures = { widthCm: 210, depthCm: 95.5, heightCm: 82 }
  const uuid = await makePublished({
    name: 'Alder Sofa',
    brandUuid: brand.uuid,
    showInterestFreeCredit: true,
    variants: [aVariant({ name: 'Oat', price: 1299, ...measures }), aVariant({ name: 'Moss', price: 0 })],
  })
  const { variants } = await read(uuid)
  return { uuid, variants: variants.map((variant) => variant.uuid ?? '') }
}
const list = async (products = '') => (await answered(client.tickets({ products }))).tickets
const print = (variants: string[]) => answered(client.printTickets({ variants, format: 'a6', onSheets: true }))
const countWrong = async () => (await answered(client.overview())).wrongTickets

test('a printed ticket is true until its price or another fact changes, and again once it is printed', async () => {
  const { uuid, variants } = await addSofa()
  expect(await list()).toEqual([])
  expect(await list(uuid)).toMatchObject([
    { variantName: 'Oat', state: 'unprinted', code: null, price: 1299, changes: [] },
    { variantName: 'Moss', state: 'unprinted', code: null, price: 0 },
  ])
  expect(await print(variants)).toMatchObject({ tickets: 2, pages: 1 })
  const printed = await list()
  expect(printed.map(({ state }) => state)).toEqual(['current', 'current'])
  const codes = printed.map(({ code }) => code)
  expect(codes.map((code) => readTicketCode(code ?? ''))).toEqual(codes)

  const before = await read(uuid)
  const [oat, moss] = before.variants
  if (!oat || !moss) throw new Error('Both variants are there.')
  await save(uuid, { variants: [{ ...oat, price: 1199, widthCm: 215 }, moss], showInterestFreeCredit: false })
  expect(await countWrong()).toBe(2)
  expect(await list()).toMatchObject([
    {
      variantName: 'Oat',
      state: 'outdated',
      changes: [
        'Price £1,199, printed £1,299',
        'Size, printed W 210 × D 95.5 × H 82 cm',
        'No interest free credit any more',
      ],
    },
    { variantName: 'Moss', changes: ['No interest free credit any more'] },
  ])
  await print(variants)
  expect(await countWrong()).toBe(0)
  expect((await list()).map(({ code }) => code)).toEqual(codes)
})

test('a ticket whose variant shoppers no longer see is reported until it is taken off the floor', async () => {
  const { uuid, variants } = await addSofa()
  await print(variants)
  const { variants: stored } = await read(uuid)
  await save(uuid, { variants: stored.map((variant, place) => ({ ...variant, visible: place === 0 })) })
  expect(await list()).toMatchObject([
    { variantName: 'Moss', state: 'gone' },
    { variantName: 'Oat', state: 'current' },
  ])
  const refused = await client.printTickets({ variants, format: 'a6', onSheets: true })
  expect(refused).toMatchObject({
    status: 409,
    problem: { reason: expect.stringContaining('One of these is no longer') },
  })
  for (const _ of ['pressed', 'pressed twice']) await answered(client.dropTicket({ uuid: variants[1] ?? '' }))
  const { entries } = await answered(client.history({ entity: 'product', id: uuid }))
  const drops = entries.filter(({ action }) => action === 'drop ticket')
  expect(drops).toMatchObject([{ staffName: 'Ruth', differences: [{ label: 'Tickets', after: 'Moss' }] }])
  expect(await countWrong()).toBe(0)
  expect(await list(uuid)).toMatchObject([{ variantName: 'Oat', state: 'current' }])
})

test('the tickets of a filtered list are those of the products that it finds', async () => {
  await addSofa()
  await makePublished({ name: 'Birch Stool', variants: [aVariant({ price: 50 })] })
  const { tickets } = await answered(client.tickets({ found: 'q=birch&status=published' }))
  expect(tickets.map(({ name }) => name)).toEqual(['Birch Stool'])
  expect(await statusOf(client.tickets({ found: 'status=eaten' }))).toBe(400)
  expect(await statusOf(client.printTickets({ variants: [], format: 'a6', onSheets: true }))).toBe(400)
  expect(await statusOf(client.printTickets({ variants: [nowhere], format: 'a6', onSheets: true }))).toBe(409)
})

test('a ticket mentions credit while the page about it has a text, as the site does', async () => {
  const { variants } = await addSofa()
  await print(variants)
  await writeCreditPage('')
  expect((await list()).map(({ changes }) => changes)).toEqual(Array(2).fill(['No interest free credit any more']))
  expect(await countWrong()).toBe(2)
  const { uuid } = await print(variants)
  expect((await findPrint(db, uuid)).tickets.map(({ facts }) => facts.interestFree)).toEqual([false, false])
  expect(await countWrong()).toBe(0)
})

/** Ignores blanks, because line breaks and letter spacing depend on the width. */
const close = (texts: string[]) => texts.join('').replace(/\s/g, '')

/** The texts on each page, and its size in points. */
async function readPages(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, place) => {
      const page = await pdf.getPage(place + 1)
      const { items } = await page.getTextContent()
      const [, , width = 0, height = 0] = page.view
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []))
      return { texts, width: Math.round(width), height: Math.round(height) }
    }),
  )
}

test('for more products than fit on a list, the answer says how many are left out', async () => {
  await db
    .insert(products)
    .values(Array.from({ length: 502 }, (_, at) => ({ name: `Stool ${at}`, status: 'draft' as const })))
  expect(await answered(client.tickets({ found: 'q=stool' }))).toMatchObject({ leftOut: 2 })
  expect(await answered(client.tickets({}))).toMatchObject({ leftOut: 0 })
})

test('a print shows the prices of the shop, on pages of the chosen size', async () => {
  await db.update(siteSettings).set({ shopName: 'Elm & Oak' })
  const { variants } = await addSofa()
  const { uuid } = await print(variants)
  const stored = await findPrint(db, uuid)
  const around = { shopName: 'Elm & Oak', publicUrl: 'https://shop.example' }
  const [page, ...others] = await readPages(await writeTickets(stored, around))
  expect(others).toEqual([])
  expect(page).toMatchObject({ width: 595, height: 842 })
  const [code = ''] = stored.tickets.map((ticket) => ticket.code)
  for (const text of [
    ...['ELM & OAK', 'Alder Sofa', 'Oat', 'By Fernhollow', 'W 210 × D 95.5 × H 82 cm', '£1,299'],
    'Interest free credit available',
    `${code.slice(0, 3)} ${code.slice(3)}`,
    'Please ask us for the price',
  ])
    expect(close(page?.texts ?? [])).toContain(close([text]))

  const many = Array.from({ length: 5 }, () => stored.tickets).flat()
  const sizes = [
    { format: 'a6' as const, onSheets: true, pages: 3, width: 595, height: 842 },
    { format: 'a5' as const, onSheets: true, pages: 5, width: 842, height: 595 },
    { format: 'strip' as const, onSheets: true, pages: 1, width: 595, height: 842 },
    { format: 'a5' as const, onSheets: false, pages: 10, width: 421, height: 595 },
    { format: 'strip' as const, onSheets: false, pages: 10, width: 298, height: 105 },
  ]
  for (const { pages, width, height, ...print } of sizes) {
    const written = await readPages(await writeTickets({ ...print, tickets: many }, around))
    expect(written.map((each) => [each.width, each.height])).toEqual(
      Array.from({ length: pages }, () => [width, height]),
    )
    expect(written.flatMap(({ texts }) => texts.filter((text) => text === '£1,299'))).toHaveLength(5)
  }
})

test('each print is one entry in the history of each product', async () => {
  const { uuid, variants: own } = await addSofa()
  const stool = await makePublished({ name: 'Birch Stool', variants: [aVariant({ price: 50 })] })
  const {
    variants: [seat],
  } = await read(stool)
  const first = await print([...own, seat?.uuid ?? ''])
  await answered(client.printTickets({ variants: own.slice(0, 1), format: 'strip', onSheets: true }))
  expect(await findPrint(db, first.uuid)).toMatchObject({ format: 'a6' })
  const readPrints = async (id: string) =>
    (await answered(client.history({ entity: 'product', id }))).entries
      .filter(({ action }) => action === 'print')
      .map((entry) => [
        describeAction(entry),
        entry.name,
        ...entry.differences.map(({ label, after }) => `${label}: ${after}`),
      ])
  expect(await readPrints(uuid)).toEqual([
    ['printed price tickets of', 'Alder Sofa', 'Tickets: Oat', 'Size of the tickets: Shelf strip'],
    ['printed price tickets of', 'Alder Sofa', 'Tickets: Oat, Moss', 'Size of the tickets: A6'],
  ])
  expect(await readPrints(stool)).toEqual([
    ['printed price tickets of', 'Birch Stool', 'Tickets: Birch Stool', 'Size of the tickets: A6'],
  ])
})

test('the address of a code leads to what shoppers see, in small letters and capitals, and to nothing else', async () => {
  const app = new Hono<Bindings>()
  mountTicketAddresses(app, db)
  const { uuid, variants: own } = await addSofa()
  await print(own)
  const [code = '', moss = ''] = (await list()).map((ticket) => ticket.code ?? '')
  const follow = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('location')]
  }
  const page = `/product/${uuid}/alder-sofa`
  for (const path of [`/t/${code}`, `/T/${code}`, `/T/${code.toLowerCase()}`])
    expect(await follow(path)).toEqual([302, `${page}/${own[0]}`])
  await db
    .update(variants)
    .set({ visible: false })
    .where(eq(variants.uuid, own[1] ?? ''))
  expect(await follow(`/t/${moss}`)).toEqual([302, page])
  await db.update(products).set({ status: 'draft' })
  for (const path of [`/t/${code}`, `/t/222222`, `/T/${code}`]) expect(await follow(path)).toEqual([404, null])
})

test('what the font lacks is named before printing, and printed as a question mark', async () => {
  const uuid = await makePublished({ name: 'Chair 椅', variants: [aVariant({ name: '𝐎𝐚𝐤 🪑', price: 50 })] })
  const [ticket] = await list(uuid)
  expect(ticket?.unprintable).toEqual(['椅', '🪑'])
  const stored = await findPrint(db, (await print([ticket?.variantUuid ?? ''])).uuid)
  expect((await list(uuid))[0]?.state).toBe('current')
  const [page] = await readPages(await writeTickets(stored, { shopName: 'Elm 楡', publicUrl: 'https://shop.example' }))
  for (const text of ['ELM ?', 'Chair ?', 'Oak ?']) expect(close(page?.texts ?? [])).toContain(close([text]))
})
