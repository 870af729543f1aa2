import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { solveCaptcha } from '../../tests/support/captcha.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox, fillIn, openContact, readProblem, trustingCaptcha } from '../../tests/support/enquiries.ts'
import { openAltcha } from '../platform/captcha/altcha.ts'
import type { Captcha } from '../platform/captcha/verdict.ts'
import { outbox, rateLimits, usedCaptchas } from '../platform/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))

const altcha = openAltcha({ secret: 'a secret for a test, long enough', rounds: 10, range: [1, 5] })
const contact = openContact(db)
const contactForReal = openContact(db, altcha)

const count = async () => ({ enquiries: await db.$count(enquiries), mails: await db.$count(outbox) })

test('an enquiry with a solved captcha is stored, with a mail to the shop and one to the shopper', async () => {
  const form = fillIn({ captchaValue: await solveCaptcha(altcha) })
  expect(await contactForReal(form)).toMatchObject({ received: true })
  const [enquiry] = await db.select().from(enquiries)
  expect(enquiry).toMatchObject({ name: 'Jane Smith', department: 'General Inquiry', status: 'new', askedAbout: null })
  const mails = await db.select().from(outbox).orderBy(outbox.id)
  expect(mails).toMatchObject([
    { kind: 'enquiry', toAddress: 'shop@example.co.uk', replyTo: 'jane@example.com', aboutUuid: enquiry?.uuid },
    { kind: 'enquiry-receipt', toAddress: 'jane@example.com', replyTo: 'shop@example.co.uk', aboutUuid: enquiry?.uuid },
  ])
  for (const { messageId } of mails) expect(messageId).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/)
  expect(mails[0]?.messageId).not.toBe(mails[1]?.messageId)
})

test('a solution counts once, even when it is sent many times at once', async () => {
  const captchaValue = await solveCaptcha(altcha)
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => contactForReal(fillIn({ captchaValue }), `203.0.113.${n}`)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const problem = await readProblem(contactForReal(fillIn({ captchaValue })))
  expect(problem).toMatchObject({
    status: 400,
    body: { fields: { captchaValue: expect.stringContaining('used before') } },
  })
  expect(await count()).toEqual({ enquiries: 1, mails: 2 })
})

test('an enquiry without a solution is not stored', async () => {
  const problem = await readProblem(contactForReal(fillIn({ captchaValue: 'eyJjaGFsbGVuZ2UiOjF9' })))
  expect(problem).toMatchObject({ status: 400, body: { fields: { captchaValue: expect.any(String) } } })
  expect(await count()).toEqual({ enquiries: 0, mails: 0 })
})

test('shoppers are asked to try later while the captcha does not work', async () => {
  const broken: Captcha = {
    ...trustingCaptcha,
    verify: async () => ({ ok: false, unreachable: true, reason: 'Later.' }),
  }
  const problem = await readProblem(openContact(db, broken)(fillIn()))
  expect(problem).toMatchObject({ status: 503, body: { reason: 'Later.' }, headers: { 'Retry-After': '300' } })
})

test('one address sends five enquiries in ten minutes; the sixth is refused without using up its captcha', async () => {
  for (let n = 0; n < 5; n++) await contact(fillIn())
  const form = fillIn()
  const problem = await readProblem(contact(form))
  expect(problem.status).toBe(429)
  expect(Number(problem.headers['Retry-After'])).toBeGreaterThan(590)
  expect(await count()).toEqual({ enquiries: 5, mails: 10 })
  await db.delete(rateLimits)
  expect(await contact(form)).toMatchObject({ received: true })
})

test('one address sends twenty enquiries a day', async () => {
  for (let n = 0; n < 20; n++) {
    await contact(fillIn({ email: `jane${n % 3}@example.com` }))
    if (n % 5 === 4) await db.delete(rateLimits).where(sql`key like '%in 600s'`)
  }
  const problem = await readProblem(contact(fillIn({ email: 'other@example.com' })))
  expect(problem.status).toBe(429)
  expect(Number(problem.headers['Retry-After'])).toBeGreaterThan(86_000)
})

test('the addresses of one IPv6 network count together', async () => {
  for (let n = 0; n < 5; n++) await contact(fillIn(), `2001:db8:0:7::${n}`)
  expect((await readProblem(contact(fillIn(), '2001:db8:0:7:ffff::1'))).status).toBe(429)
  expect(await contact(fillIn(), '2001:db8:0:8::1')).toMatchObject({ received: true })
})

test('mail to one address is limited, however many addresses send it', async () => {
  for (let n = 0; n < 10; n++) await contact(fillIn({ email: 'Victim@example.com' }), `198.51.100.${n}`)
  const problem = await readProblem(contact(fillIn({ email: 'victim@EXAMPLE.com' }), '198.51.100.99'))
  expect(problem.status).toBe(429)
})

test('refused captchas do not count towards the limit of enquiries, but have a limit of their own', async () => {
  for (let n = 0; n < 29; n++) {
    expect((await readProblem(contactForReal(fillIn({ captchaValue: 'wrong' })))).status).toBe(400)
  }
  expect(await contactForReal(fillIn({ captchaValue: await solveCaptcha(altcha) }))).toMatchObject({ received: true })
  expect((await readProblem(contactForReal(fillIn({ captchaValue: 'wrong' })))).status).toBe(429)
})

test('used captchas and counts are deleted when they expire', async () => {
  await db.insert(usedCaptchas).values({ solution: 'old', expiresAt: new Date(Date.now() - 3_700_000) })
  await db.insert(usedCaptchas).values({ solution: 'recent', expiresAt: new Date(Date.now() - 60_000) })
  await db.insert(rateLimits).values({ key: 'old', hits: 1, resetsAt: new Date(Date.now() - 1000) })
  const form = fillIn()
  await contact(form)
  const solutions = (await db.select().from(usedCaptchas)).map(({ solution }) => solution)
  expect(solutions.sort()).toEqual([form.captchaValue, 'recent'].sort())
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).not.toContain('old')
})

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

test.each(['enquiry', 'enquiry-receipt'])(
  'an enquiry whose mail “%s” cannot be queued changes nothing',
  async (kind) => {
    await db.execute(
      sql.raw(`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''disk full''; end';
    create trigger refuse before insert on outbox for each row when (new.kind = '${kind}') execute function refuse()`),
    )
    const repair = () => db.execute(sql`drop function if exists refuse cascade`)
    undo.push(repair)
    const form = fillIn({ captchaValue: await solveCaptcha(altcha) })
    await expect(contactForReal(form)).rejects.toThrow(/outbox/)
    expect(await count()).toEqual({ enquiries: 0, mails: 0 })
    expect(await db.$count(usedCaptchas)).toBe(0)
    await repair()
    expect(await contactForReal(form)).toMatchObject({ received: true })
    expect(await count()).toEqual({ enquiries: 1, mails: 2 })
  },
)
