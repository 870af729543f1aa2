import { productAddress } from '../../contract/addresses.ts'
import { writeDayHours, writeWeekdayHours } from '../../contract/opening-hours.ts'
import { type Fact, type Part, writeLetter } from '../platform/mail/letter.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import type { SettingsRow } from '../site/settings.ts'
import { generalInquiry } from './departments.ts'
import type { AskedAbout, enquiries } from './tables.ts'

export type Enquiry = Pick<
  typeof enquiries.$inferSelect,
  'uuid' | 'name' | 'email' | 'department' | 'description' | 'variantUuid' | 'askedAbout'
>

/** The enquiry itself, to the shop; answering it answers the shopper. */
export function writeToShop(enquiry: Enquiry, shop: SettingsRow, publicUrl: string): NewMail {
  const { name, email, department, description } = enquiry
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
          ...tellProduct(enquiry, publicUrl),
        ],
      },
      { quote: description },
      `Your reply to this e-mail goes to ${name}.`,
    ]),
  }
}

/**
 * A receipt, to the shopper. It repeats nothing that was typed except a plain name, for whoever fills in the form can
 * have it sent to anybody.
 */
export function writeReceipt(enquiry: Enquiry, shop: SettingsRow, publicUrl: string): NewMail {
  const product = tellProduct(enquiry, publicUrl)
  return {
    kind: 'enquiry-receipt',
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: enquiry.email,
    replyTo: shop.email || null,
    subject: keepOnOneLine(`We have received your enquiry about ${nameSubject(enquiry)}`),
    ...writeLetter([
      isPlainName(enquiry.name) ? `Hello ${enquiry.name},` : 'Hello,',
      `Thank you for your enquiry about ${nameSubject(enquiry)}. We will get back to you as soon as we can.`,
      ...(product.length > 0 ? [{ facts: product }] : []),
      'You are welcome to visit us in the meantime:',
      ...tellShop(shop),
      'If it was not you who sent it, there is nothing you have to do.',
    ]),
  }
}

function nameSubject({ askedAbout, department }: Enquiry): string {
  if (askedAbout) return nameProduct(askedAbout)
  return department === generalInquiry ? 'our shop' : department
}

const nameProduct = ({ productName, variantName }: AskedAbout) => [productName, variantName].filter(Boolean).join(', ')

function tellProduct({ askedAbout, variantUuid }: Enquiry, publicUrl: string): Fact[] {
  if (!askedAbout) return []
  const { productUuid, productName } = askedAbout
  const link = publicUrl + productAddress(productUuid, productName, variantUuid ?? '')
  return [
    { name: 'Product', value: nameProduct(askedAbout), link },
    { name: 'Price', value: tellPrice(askedAbout) },
  ]
}

function tellPrice({ pricePence, salePricePence }: AskedAbout): string {
  if (salePricePence !== null)
    return `${pounds.format(salePricePence / 100)} (before the sale ${pounds.format(pricePence / 100)})`
  return pricePence > 0 ? pounds.format(pricePence / 100) : 'told in the showroom'
}

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

function tellShop(shop: SettingsRow): Part[] {
  const hours = shop.openingHours
  const weekdays = shop.openingTimesWeekdays ?? (hours && writeWeekdayHours(hours))
  const sunday = shop.openingTimesSunday ?? (hours && writeDayHours(hours.sunday))
  const facts = [
    { name: 'Monday to Saturday', value: weekdays ?? '' },
    { name: 'Sunday', value: sunday ?? '' },
    { name: 'Phone', value: shop.phone },
  ].filter(({ value }) => value !== '')
  const address = [shop.shopName, shop.street, shop.town, shop.postcode].filter(Boolean).join('\n')
  return facts.length > 0 ? [address, { facts }] : [address]
}

/** No address of a web page hides in it. */
const isPlainName = (name: string) => /^[\p{L}\p{M}' .’-]{1,60}$/u.test(name) && !/\.\S/.test(name)

const keepOnOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
