import type { ContactRequest } from '../../contract/enquiries.ts'
import { nameDepartment } from '../catalogue/taxonomy/departments.ts'
import type { FindReplyAddress } from '../mail/mail-parts.ts'
import { requirePerson, takeSolution } from '../platform/captcha/require-person.ts'
import type { Captcha } from '../platform/captcha/verdict.ts'
import type { Db } from '../platform/database.ts'
import { deriveUuidFromKey } from '../platform/derive-uuid.ts'
import { queueMails } from '../platform/mail/queue.ts'
import { limitRate } from '../platform/rate-limit/limit.ts'
import { nameNetwork } from '../platform/rate-limit/network.ts'
import { daySeconds, formAttempts, storedForms } from '../platform/rate-limit/public-forms.ts'
import { findAskedAbout, findAskedPieces } from '../shortlists/asked-pieces.ts'
import { hasGap } from '../site/mail-texts.ts'
import { readSettings, type SettingsRow } from '../site/settings.ts'
import { type Enquiry, writeReceipt, writeToShop } from './enquiry-mails.ts'
import { enquiries } from './tables.ts'

/** `quoted`: whether the mail to the shopper contains a copy of the message. */
export type Received = { mailed: 'shop' | 'shopper only'; quoted: boolean }
type Context = { captcha: Captcha; publicUrl: string; findReplyAddress: FindReplyAddress }

/** Limits receipts to one mailbox, across all client addresses. */
const perMailbox = [{ max: 10, seconds: daySeconds }]

/** The rate-limit key of a mailbox. */
export const nameMailbox = (email: string) => `enquiries by ${email.toLowerCase()}`

/** Stores the enquiry with its mails, or nothing. A repeated request gets the first answer again. */
export async function receiveEnquiry(
  db: Db,
  input: ContactRequest,
  address: string,
  context: Context,
): Promise<Received> {
  const network = nameNetwork(address)
  await limitRate(db, `enquiry attempts from ${network}`, formAttempts)
  const department = await nameDepartment(db, input.categoryId)
  const askedAbout = input.variantUuid === null ? null : await findAskedAbout(db, input.variantUuid)
  const items = await findAskedPieces(db, input.items)
  const { uuid: key, captchaValue, ...asked } = input
  const person = await requirePerson(context.captcha, captchaValue, address)
  return db.transaction(async (tx) => {
    await takeSolution(tx, person)
    await limitRate(tx, `enquiries from ${network}`, storedForms)
    await limitRate(tx, nameMailbox(input.email), perMailbox)
    const variantUuid = askedAbout && input.variantUuid
    const shop = await readSettings(tx)
    const enquiry = { ...asked, uuid: deriveUuidFromKey(key, asked), department, askedAbout, variantUuid, items }
    // Of two concurrent requests with the same uuid, the second waits here for the first.
    const stored = await tx.insert(enquiries).values(enquiry).onConflictDoNothing().returning({ uuid: enquiries.uuid })
    if (stored.length > 0) await queueEnquiryMails(tx, enquiry, shop, context)
    return { mailed: shop.email ? 'shop' : 'shopper only', quoted: await hasGap(tx, 'enquiry-receipt', 'message') }
  })
}

async function queueEnquiryMails(
  db: Db,
  enquiry: Enquiry,
  shop: SettingsRow,
  { publicUrl, findReplyAddress }: Context,
): Promise<void> {
  const replyAddress = await findReplyAddress(db, enquiry.uuid)
  const receipt = await writeReceipt(db, enquiry, { shop, publicUrl, replyAddress })
  const mails = shop.email ? [await writeToShop(db, enquiry, { shop, publicUrl }), receipt] : [receipt]
  await queueMails(db, new URL(publicUrl).hostname, mails)
}
