import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type DestinationStream, pino } from 'pino'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import {
  emptyInbox,
  fillIn,
  openContact,
  publicUrl,
  readProblem,
  trustingCaptcha,
} from '../../tests/support/enquiries.ts'
import {
  categories,
  priceLog,
  productPictures,
  products,
  subCategories,
  variantPictures,
  variants,
} from '../catalogue/tables.ts'
import { pictures } from '../media/tables.ts'
import { outbox } from '../platform/tables.ts'
import { mailTextRows, siteSettings } from '../site/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))
const contact = openContact(db)

const productUuid = randomUUID()
const variantUuid = randomUUID()
const [sofas] = await db.insert(categories).values({ name: 'Sofas & Chairs', routeName: 'sofas-chairs' }).returning()
const categoryId = sofas?.id ?? 0
const [corner] = await db
  .insert(subCategories)
  .values({ categoryId, name: 'Corner sofas', routeName: 'corner-sofas' })
  .returning()
await db.insert(products).values({
  uuid: productUuid,
  name: 'Osterley\nSofa & Chair',
  status: 'published',
  subCategoryUuid: corner?.uuid,
})
await db.insert(variants).values({ uuid: variantUuid, productUuid, name: 'Sage <green>', pricePence: 129_900 })
await db.insert(pictures).values(
  ['of-product', 'second', 'first'].map((hash) => ({
    hash,
    fileName: 'sofa.jpg',
    type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    placeholder: '',
  })),
)

const readEnquiry = async () => (await db.select().from(enquiries))[0]
const readMails = async () => {
  const [toShop, receipt] = await db.select().from(outbox).orderBy(outbox.id)
  if (!toShop || !receipt) throw new Error('There are not two emails.')
  return { toShop, receipt }
}
const link = `${publicUrl}/product/${productUuid}/osterley-sofa-chair/${variantUuid}`

test('both mails name the product, link to it and state the price at that time', async () => {
  await contact(fillIn({ variantUuid, categoryId }))
  const { toShop, receipt } = await readMails()
  expect(toShop.subject).toBe('Enquiry from Jane Smith about Osterley Sofa & Chair, Sage <green>')
  expect(receipt.subject).toBe('Your enquiry about the Osterley Sofa & Chair in Sage <green>')
  for (const { body, html, fromName } of [toShop, receipt]) {
    expect(body).toContain(link)
    expect(body).toContain('Price: £1,299\n')
    expect(html).toContain(`<a href="${link}">Osterley\nSofa &amp; Chair, Sage &lt;green&gt;</a>`)
    expect(fromName).toBe('Oak & Ash')
  }
  expect(toShop.body).toContain('Department: Sofas & Chairs\n')
  expect(toShop.body).toContain('Email: jane@example.com\n')
  expect(toShop.body).toContain('> Do you have this in green?')
  expect(receipt.body).toMatch(/^Hello Jane Smith,\n/)
  expect(receipt.body).toContain('Oak & Ash\n1 Market Place\nOakham\nLE15 6HJ\n')
  expect(receipt.body).toContain('Monday to Saturday: 9am - 5.30pm\nSunday: Closed\nPhone: 01572 000000')
})

test('the product is stored as it was when it was asked about', async () => {
  await contact(fillIn({ variantUuid, categoryId }))
  const kept = {
    productUuid,
    productName: 'Osterley\nSofa & Chair',
    variantName: 'Sage <green>',
    pricePence: 129_900,
    salePricePence: null,
    pictureHash: null,
  }
  expect(await readEnquiry()).toMatchObject({ variantUuid, categoryId, department: 'Sofas & Chairs', askedAbout: kept })
})

test('during a sale both mails state the sale price, and the earlier one only if it was asked long enough', async () => {
  await db.update(variants).set({ onSale: true, salePricePence: 99_950 })
  await contact(fillIn({ variantUuid, items: [{ variantUuid, quantity: 2, note: '' }] }))
  expect(await readEnquiry()).toMatchObject({
    askedAbout: { pricePence: 129_900, salePricePence: 99_950, wasPence: null },
  })
  const never = await readMails()
  for (const { body } of [never.toShop, never.receipt]) {
    expect(body).toContain('Price: £999.50\n')
    expect(body).not.toContain('1,299')
  }
  await emptyInbox(db)
  const longAgo = new Date(Date.now() - 40 * 86_400_000)
  await db.insert(priceLog).values({ variantUuid, at: longAgo, pricePence: 129_900 })
  await contact(fillIn({ variantUuid, items: [{ variantUuid, quantity: 2, note: '' }] }))
  expect(await readEnquiry()).toMatchObject({ askedAbout: { salePricePence: 99_950, wasPence: 129_900 } })
  const { receipt } = await readMails()
  expect(receipt.body).toContain('Price: £999.50 (was £1,299)')
  expect(receipt.body).toContain('Sage <green>, £999.50 (was £1,299)')
  await emptyInbox(db)
  await db.update(variants).set({ saleEndsAt: new Date(Date.now() - 1000) })
  await contact(fillIn({ variantUuid }))
  expect(await readEnquiry()).toMatchObject({ askedAbout: { salePricePence: null } })
  await db.update(variants).set({ onSale: false, salePricePence: null, saleEndsAt: null })
})

test('the variant’s first picture is stored, or else the product’s', async () => {
  await db.insert(productPictures).values({ productUuid, pictureHash: 'of-product' })
  await contact(fillIn({ variantUuid }))
  expect(await readEnquiry()).toMatchObject({ askedAbout: { pictureHash: 'of-product' } })
  await emptyInbox(db)
  await db.insert(variantPictures).values([
    { variantUuid, pictureHash: 'second', position: 2 },
    { variantUuid, pictureHash: 'first', position: 1 },
  ])
  await contact(fillIn({ variantUuid }))
  expect(await readEnquiry()).toMatchObject({ askedAbout: { pictureHash: 'first' } })
})

test.each([
  ['unknown', async () => {}, randomUUID()],
  ['hidden', () => db.update(variants).set({ visible: false }), variantUuid],
  ['in a hidden category', () => db.update(categories).set({ visible: false }), variantUuid],
  ['in a hidden sub-category', () => db.update(subCategories).set({ visible: false }), variantUuid],
  ['of a draft', () => db.update(products).set({ status: 'draft' }), variantUuid],
  ['of a product in the bin', () => db.update(products).set({ deletedAt: new Date() }), variantUuid],
])('an enquiry about a variant that is %s is stored without it', async (_, prepare, asked) => {
  await prepare()
  expect(await contact(fillIn({ variantUuid: asked }))).toMatchObject({ received: true })
  expect(await readEnquiry()).toMatchObject({ variantUuid: null, askedAbout: null })
  expect((await readMails()).toShop.subject).toBe('Enquiry from Jane Smith about our shop')
  await db.update(variants).set({ visible: true })
  await db.update(categories).set({ visible: true })
  await db.update(subCategories).set({ visible: true })
  await db.update(products).set({ status: 'published', deletedAt: null })
})

test('the variant is found whether its uuid is in upper or lower case', async () => {
  await contact(fillIn({ variantUuid: variantUuid.toUpperCase() }))
  expect(await readEnquiry()).toMatchObject({ variantUuid, askedAbout: { productUuid } })
})

test('an unknown department is refused', async () => {
  const unknown = await readProblem(contact(fillIn({ categoryId: 2_000_000 })))
  expect(unknown).toMatchObject({ status: 400, body: { fields: { categoryId: expect.any(String) } } })
  await db.update(categories).set({ visible: false }).where(eq(categories.id, categoryId))
  const hidden = await readProblem(contact(fillIn({ categoryId })))
  expect(hidden.body.fields).toHaveProperty('categoryId')
  await db.update(categories).set({ visible: true })
})

test('the receipt contains a copy of the message', async () => {
  await contact(fillIn({ variantUuid, categoryId, description: 'In <sage>?\n\nAnd by Friday?' }))
  const { body, html } = (await readMails()).receipt
  expect(body).toContain('This is a copy of what you wrote:\n\nDepartment: Sofas & Chairs\nProduct: Osterley')
  expect(body).toContain('> In <sage>?\n> \n> And by Friday?')
  expect(html).toContain('<strong>Department:</strong> Sofas &amp; Chairs')
  expect(html).toMatch(/<blockquote[^>]*>In &lt;sage&gt;\?\n\nAnd by Friday\?<\/blockquote>/)
})

test('a copy is promised only where mail leaves the shop', async () => {
  expect(await contact(fillIn())).toEqual({ received: true, copyMailed: true })
  const withoutMail = openContact(db, trustingCaptcha, undefined, false)
  expect(await withoutMail(fillIn())).toEqual({ received: true, copyMailed: false })
})

test('no copy is promised where the shop’s own text of the receipt leaves out the message', async () => {
  onTestFinished(async () => void (await db.delete(mailTextRows)))
  const text = '{greeting}\n\nThank you. We will write soon.\n\n{facts}'
  await db.insert(mailTextRows).values({ kind: 'enquiry-receipt', subject: '{subject}', text })
  expect(await contact(fillIn({ description: 'In sage?' }))).toEqual({ received: true, copyMailed: false })
  expect((await readMails()).receipt.body).not.toContain('In sage?')
})

test('the shopper’s text is always escaped, and the receipt contains it in the copy alone', async () => {
  const words = '<img src=x onerror=alert(1)> visit https://spam.example'
  await contact(fillIn({ name: 'Win a prize at spam.example', description: words }))
  const { toShop, receipt } = await readMails()
  expect(toShop.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(toShop.html).not.toContain('<img')
  expect(toShop.body).toContain('> <img')
  expect(receipt.html).not.toContain('<img')
  const copied = receipt.body.split('\n').filter((line) => line.includes('spam.example'))
  expect(copied).toEqual([`> ${words}`])
  expect(receipt.subject).not.toContain('spam.example')
  expect(receipt.html?.replace(/<blockquote.*<\/blockquote>/s, '')).not.toContain('spam.example')
  expect(receipt.body).toMatch(/^Hello,\n/)
})

test('an enquiry is stored when the shop has no address, and the log says so once', async () => {
  await db.update(siteSettings).set({ email: '' })
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) } as DestinationStream)
  const unaddressed = openContact(db, trustingCaptcha, log)
  await unaddressed(fillIn())
  await unaddressed(fillIn())
  expect(await db.$count(enquiries)).toBe(2)
  const mails = await db.select().from(outbox)
  expect(mails.map(({ kind, replyTo }) => [kind, replyTo])).toEqual(Array(2).fill(['enquiry-receipt', null]))
  expect(lines).toEqual([expect.stringContaining('no email address')])
})
