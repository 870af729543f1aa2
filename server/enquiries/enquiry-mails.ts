import type { Db } from '../platform/database.ts'
import { greet } from '../platform/mail/greeting.ts'
import type { Fact } from '../platform/mail/mail-body.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import { describeAskedPieces, nameProduct, writeBothPrices, writeProductLink } from '../shortlists/asked-facts.ts'
import { writeMail } from '../site/mail-texts.ts'
import type { SettingsRow } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import { nameSubject, writeMailSubject } from './subject.ts'
import type { enquiries } from './tables.ts'

export type Enquiry = Pick<
  typeof enquiries.$inferSelect,
  'uuid' | 'name' | 'email' | 'department' | 'description' | 'variantUuid' | 'askedAbout' | 'items'
>

/** The kind of the mail to the shop with a new enquiry. */
const firstNotice = 'enquiry'
/** The kind of the mail to the shop that quotes an answer. It is queued in the transaction that stores the answer. */
export const answerNotice = 'enquiry-answer'
export const toShop: string[] = [firstNotice, answerNotice]

type Sender = { shop: SettingsRow; publicUrl: string }

/** Writes the mail to the shop with the enquiry; a reply to it goes to the shopper. */
export async function writeToShop(db: Db, enquiry: Enquiry, { shop, publicUrl }: Sender): Promise<NewMail> {
  const { name, email, department } = enquiry
  return {
    kind: firstNotice,
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: shop.email,
    replyTo: email,
    ...(await writeMail(db, firstNotice, {
      name,
      about: nameSubject(enquiry),
      facts: [
        {
          facts: [
            { name: 'Name', value: name },
            { name: 'Email', value: email },
            { name: 'Department', value: department },
            ...describeProduct(enquiry, publicUrl),
            ...describeAskedPieces(enquiry.items, publicUrl),
          ],
        },
      ],
      message: [{ quote: quoteEnquiry(enquiry) }],
    })),
  }
}

/** Tells the shop that the shopper has written again. */
export async function writeAnswerToShop(
  db: Db,
  { uuid, name, email }: Pick<Enquiry, 'uuid' | 'name' | 'email'>,
  { text, shop, publicUrl }: Sender & { text: string },
): Promise<NewMail> {
  return {
    kind: answerNotice,
    aboutUuid: uuid,
    fromName: shop.shopName,
    toAddress: shop.email,
    replyTo: email || null,
    ...(await writeMail(db, answerNotice, {
      name,
      link: [`${publicUrl}/admin/enquiries/${uuid}`],
      message: [{ quote: text }],
    })),
  }
}

/**
 * Writes the receipt to the shopper, with a copy of the message. Anybody can have it sent to anybody (decision 063): so
 * subject and greeting contain no words of a stranger but a plain name, and the copy is marked as such.
 */
export async function writeReceipt(
  db: Db,
  enquiry: Enquiry,
  { shop, publicUrl, replyAddress }: Sender & { replyAddress: string | null },
): Promise<NewMail> {
  const products = [...describeProduct(enquiry, publicUrl), ...describeAskedPieces(enquiry.items, publicUrl)]
  return {
    kind: 'enquiry-receipt',
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: enquiry.email,
    replyTo: replyAddress ?? (shop.email || null),
    ...(await writeMail(db, 'enquiry-receipt', {
      greeting: greet(enquiry.name),
      subject: writeMailSubject(enquiry, shop.shopName),
      about: nameSubject(enquiry),
      facts: [{ facts: [{ name: 'Department', value: enquiry.department }, ...products] }],
      message: [{ quote: quoteEnquiry(enquiry) }],
      shop: describeShop(shop),
      'shop name': shop.shopName,
    })),
  }
}

function describeProduct({ askedAbout, variantUuid }: Enquiry, publicUrl: string): Fact[] {
  if (!askedAbout) return []
  const link = writeProductLink(askedAbout, variantUuid, publicUrl)
  return [
    { name: 'Product', value: nameProduct(askedAbout), link },
    { name: 'Price', value: writeBothPrices(askedAbout) },
  ]
}

/** The shopper's words: the message, and the notes on the pieces. */
export function quoteEnquiry({ description, items }: Pick<Enquiry, 'description' | 'items'>): string {
  const notes = items.flatMap((piece) => (piece.note ? [`${keepOnOneLine(nameProduct(piece))}: ${piece.note}`] : []))
  return [description, ...notes].join('\n\n')
}
