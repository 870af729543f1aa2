import { randomUUID } from 'node:crypto'
import { calls } from '../../contract/calls.ts'
import { answerEnquiryCalls } from '../../server/enquiries/api.ts'
import { enquiries } from '../../server/enquiries/tables.ts'
import type { FindReplyAddress } from '../../server/mail/mail-parts.ts'
import type { Captcha } from '../../server/platform/captcha/verdict.ts'
import type { Db } from '../../server/platform/database.ts'
import { type Logger, openLog } from '../../server/platform/log.ts'
import { Problem } from '../../server/platform/problem.ts'
import { outbox, rateLimits, usedCaptchas } from '../../server/platform/tables.ts'
import { bindCalls } from '../../server/serve.ts'
import { siteSettings } from '../../server/site/tables.ts'

export const publicUrl = 'https://shop.example'
export const shopper = '203.0.113.9'

/** A captcha that accepts any value as a solution. */
export const trustingCaptcha: Captcha = {
  browser: { provider: 'altcha', siteKey: '' },
  verify: async (solution) => ({ ok: true, solution, expiresAt: new Date(Date.now() + 60_000) }),
}

export const fillIn = (fields: object = {}) => ({
  name: 'Jane Smith',
  email: 'jane@example.com',
  categoryId: 0,
  description: 'Do you have this in green?',
  captchaValue: randomUUID(),
  variantUuid: null,
  ...fields,
})

/** Makes the API's contact call, which returns or throws a Problem. */
export function openContact(
  db: Db,
  captcha: Captcha = trustingCaptcha,
  log: Logger = openLog('silent'),
  canSendMail = true,
  findReplyAddress: FindReplyAddress = async () => null,
) {
  const [bound] = bindCalls(
    { contact: calls.contact },
    answerEnquiryCalls({ db, captcha, publicUrl, canSendMail: async () => canSendMail, findReplyAddress, log }),
  )
  return async (input: unknown, address = shopper) => bound?.answer(input, { address, headers: new Headers() })
}

/** The refusal of a call; any other failure fails the test. */
export async function readProblem(answer: Promise<unknown>): Promise<Problem> {
  const error = await answer.then(
    () => new Error('The call was not refused.'),
    (error: unknown) => error,
  )
  if (error instanceof Problem) return error
  throw error
}

export async function emptyInbox(db: Db): Promise<void> {
  for (const table of [enquiries, outbox, rateLimits, usedCaptchas]) await db.delete(table)
  await db.update(siteSettings).set({
    shopName: 'Oak & Ash',
    email: 'shop@example.co.uk',
    street: '1 Market Place',
    town: 'Oakham',
    postcode: 'LE15 6HJ',
    phone: '01572 000000',
    openingTimesWeekdays: '9am - 5.30pm',
    openingTimesSunday: 'Closed',
  })
}
