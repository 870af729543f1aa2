import { describeUnknownGap, fillGaps } from '../../contract/gaps.ts'
import { type Fillings, type Gap, gaps } from '../../contract/reply-templates.ts'
import { formatPence } from '../catalogue/prices/prices.ts'
import { isPlainName } from '../platform/mail/greeting.ts'
import { writeProductLink } from '../shortlists/asked-facts.ts'
import type { AskedAbout } from '../shortlists/asked-pieces.ts'
import type { SettingsRow } from '../site/settings.ts'
import { listExceptions, listHours, writeAddress } from '../site/shop-facts.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { nameSubject } from './subject.ts'
import type { enquiries } from './tables.ts'

type Known = {
  enquiry: Pick<typeof enquiries.$inferSelect, 'name' | 'department' | 'askedAbout' | 'items' | 'variantUuid'>
  /** The current product, if shoppers can see it. */
  onSite: AskedAbout | null
  shop: SettingsRow
  publicUrl: string
  me: string
}

/** The texts for the gaps of a reply; gaps for which the shop has no value are left out. */
export function collectFillings({ enquiry, onSite, shop, publicUrl, me }: Known): Fillings {
  const hours = [...listHours(shop), ...listExceptions(shop, new Date())]
  const found: Record<Gap, string> = {
    name: enquiry.name,
    'first name': nameFirst(enquiry.name),
    product: nameSubject(enquiry),
    price: onSite ? writePrice(onSite) : '',
    link: onSite ? writeProductLink(onSite, enquiry.variantUuid, publicUrl) : '',
    hours: hours.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    address: shop.street && writeAddress(shop),
    phone: shop.phone,
    shop: shop.shopName,
    me,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
}

/** Fills all gaps, and refuses a text with a gap that has no value. */
export function fillEveryGap(text: string, fillings: Fillings): string {
  const filled = fillGaps(text, fillings)
  const open = gaps.find(({ gap }) => !(gap in fillings) && filled.toLowerCase().includes(`{${gap}}`))
  if (open) throw refuseField('text', `${describeUnknownGap(open.gap)} Please write it yourself.`)
  return filled
}

function writePrice({ pricePence, salePricePence }: AskedAbout): string {
  const pence = salePricePence ?? pricePence
  return pence > 0 ? formatPence(pence) : ''
}

function nameFirst(name: string): string {
  const [first = name] = name.split(' ')
  return isPlainName(first) && !/^(mr|mrs|ms|miss|mx|dr|prof|sir|lady|lord|rev)\.?$/i.test(first) ? first : name
}
