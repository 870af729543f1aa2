import { greet } from '../platform/mail/greeting.ts'
import { type Fact, writeLetter } from '../platform/mail/letter.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import { describeAskedPieces, nameProduct, writeBothPrices, writeProductLink } from '../shortlists/asked-facts.ts'
import type { SettingsRow } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import { nameSubject, writeMailSubject } from './subject.ts'
import type { enquiries } from './tables.ts'

export type Enquiry = Pick<
  typeof enquiries.$inferSelect,
  'uuid' | 'name' | 'email' | 'department' | 'description' | 'variantUuid' | 'askedAbout' | 'items'
>

/** The enquiry itself, to the shop; answering it answers the shopper. */
export function writeToShop(enquiry: Enquiry, shop: SettingsRow, publicUrl: string): NewMail {
  const { name, email, department } = enquiry
  return {
    kind: 'enquiry',
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: shop.email,
    replyTo: email,
    subject: keepOnOneLine(`Enquiry from ${name} about ${nameSubject(enquiry)}`),
    ...writeLetter([
      `${name} has sent an enquiry through the website.`,
      {
        facts: [
          { name: 'Name', value: name },
          { name: 'E-mail', value: email },
          { name: 'Department', value: department },
          ...describeProduct(enquiry, publicUrl),
          ...describeAskedPieces(enquiry.items, publicUrl),
        ],
      },
      { quote: quoteEnquiry(enquiry) },
      `Your reply to this e-mail goes to ${name}.`,
    ]),
  }
}

/** Tells the shop that the shopper has written again. */
export function writeAnswerToShop(
  { uuid, name, email }: Pick<Enquiry, 'uuid' | 'name' | 'email'>,
  text: string,
  shop: SettingsRow,
  publicUrl: string,
): NewMail {
  return {
    kind: 'enquiry-answer',
    aboutUuid: uuid,
    fromName: shop.shopName,
    toAddress: shop.email,
    replyTo: email || null,
    subject: keepOnOneLine(`${name} has answered`),
    ...writeLetter([
      `${name} has answered. Please reply in the back office, so that your colleagues see it:`,
      `${publicUrl}/admin/enquiries/${uuid}`,
      { quote: text },
    ]),
  }
}

/**
 * A receipt, to the shopper, with a copy of what was written. Anybody can have it sent to anybody (decision record 063):
 * the subject and the greeting hold no words of a stranger but a plain name, and the copy is marked as one.
 */
export function writeReceipt(
  enquiry: Enquiry,
  shop: SettingsRow,
  publicUrl: string,
  replyAddress: string | null = null,
): NewMail {
  const products = [...describeProduct(enquiry, publicUrl), ...describeAskedPieces(enquiry.items, publicUrl)]
  return {
    kind: 'enquiry-receipt',
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: enquiry.email,
    replyTo: replyAddress ?? (shop.email || null),
    subject: writeMailSubject(enquiry, shop.shopName),
    ...writeLetter([
      greet(enquiry.name),
      `Thank you for your enquiry about ${nameSubject(enquiry)}. We will get back to you as soon as we can.`,
      'This is a copy of what you wrote:',
      { facts: [{ name: 'Department', value: enquiry.department }, ...products] },
      { quote: quoteEnquiry(enquiry) },
      'You are welcome to visit us in the meantime:',
      ...describeShop(shop),
      'If it was not you who sent it, there is nothing you have to do.',
    ]),
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
