import { productAddress } from '../../contract/addresses.ts'
import { formatPence } from '../catalogue/prices/prices.ts'
import { type Fact, type Part, writeLetter } from '../platform/mail/letter.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import type { SettingsRow } from '../site/settings.ts'
import { listHours, writeAddress } from './shop-facts.ts'
import { keepOnOneLine, nameProduct, nameSubject, writeMailSubject } from './subject.ts'
import type { AskedAbout, enquiries } from './tables.ts'

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
          ...describeAskedPieces(enquiry, publicUrl),
        ],
      },
      { quote: quoteEnquiry(enquiry) },
      `Your reply to this e-mail goes to ${name}.`,
    ]),
  }
}

/**
 * A receipt, to the shopper, with a copy of what was written. Anybody can have it sent to anybody (decision record 063):
 * the subject and the greeting hold no words of a stranger but a plain name, and the copy is marked as one.
 */
export function writeReceipt(enquiry: Enquiry, shop: SettingsRow, publicUrl: string): NewMail {
  const products = [...describeProduct(enquiry, publicUrl), ...describeAskedPieces(enquiry, publicUrl)]
  return {
    kind: 'enquiry-receipt',
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: enquiry.email,
    replyTo: shop.email || null,
    subject: writeMailSubject(enquiry, shop.shopName),
    ...writeLetter([
      isPlainName(enquiry.name) ? `Hello ${enquiry.name},` : 'Hello,',
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

/** Each piece in our own words; its note belongs to what the shopper wrote. */
export const describeAskedPieces = ({ items }: Pick<Enquiry, 'items'>, publicUrl: string): Fact[] =>
  items.map((piece, place) => {
    const amount = piece.quantity > 1 ? `${piece.quantity} × ` : ''
    const link = writeProductLink(piece, piece.variantUuid, publicUrl)
    return { name: `Piece ${place + 1}`, value: `${amount}${nameProduct(piece)}, ${writeBothPrices(piece)}`, link }
  })

/** The shopper's words: the message, and the notes on the pieces. */
export function quoteEnquiry({ description, items }: Pick<Enquiry, 'description' | 'items'>): string {
  const notes = items.flatMap((piece) => (piece.note ? [`${keepOnOneLine(nameProduct(piece))}: ${piece.note}`] : []))
  return [description, ...notes].join('\n\n')
}

function writeBothPrices({ pricePence, salePricePence }: AskedAbout): string {
  if (salePricePence !== null) return `${formatPence(salePricePence)} (before the sale ${formatPence(pricePence)})`
  return pricePence > 0 ? formatPence(pricePence) : 'in store only'
}

export const writeProductLink = (
  { productUuid, productName }: AskedAbout,
  variantUuid: string | null,
  publicUrl: string,
) => publicUrl + productAddress(productUuid, productName, variantUuid ?? '')

function describeShop(shop: SettingsRow): Part[] {
  const facts = [...listHours(shop), { name: 'Phone', value: shop.phone }].filter(({ value }) => value !== '')
  return facts.length > 0 ? [writeAddress(shop), { facts }] : [writeAddress(shop)]
}

/** A name without a web address in it. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}' .’-]{1,60}$/u.test(name) && !/\.\S/.test(name)
