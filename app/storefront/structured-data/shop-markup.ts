import type { DayHours, OpeningHours, PublicSettings, Shop } from '../../../contract/site.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function describeShop({ shop, openingHours, publicUrl, categories }: PublicSettings) {
  const picture = categories.find(({ thumbnailUrl }) => thumbnailUrl)?.thumbnailUrl
  return {
    '@type': 'FurnitureStore',
    '@id': `${publicUrl}/#shop`,
    name: shop.name,
    url: `${publicUrl}/`,
    image: picture && new URL(picture, publicUrl).href,
    telephone: shop.phone || undefined,
    address: describeAddress(shop),
    geo: describePosition(shop),
    openingHoursSpecification: describeWeek(openingHours),
    specialOpeningHoursSpecification: openingHours.exceptions.map(describeException),
    priceRange: shop.priceRange || undefined,
    currenciesAccepted: 'GBP',
    paymentAccepted: 'cash, credit card, interest free credit',
    sameAs: shop.socialLinks.map(({ url }) => url),
  }
}

export function describeSite({ shop, publicUrl }: Pick<PublicSettings, 'shop' | 'publicUrl'>) {
  return {
    '@type': 'WebSite',
    name: shop.name,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

const describeAddress = ({ street, town, postcode }: Shop) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: town,
  postalCode: postcode,
  addressCountry: 'GB',
})

const describePosition = ({ latitude, longitude }: Shop) =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }

/** Days with the same hours are grouped; a day without hours is one on which the shop is closed. */
function describeWeek(hours: OpeningHours) {
  const groups = new Map<string, { '@type': string; dayOfWeek: string[]; opens: string; closes: string }>()
  for (const day of days) {
    const open = hours[day.toLowerCase() as Lowercase<typeof day>]
    if (!open) continue
    const key = `${open.opens} ${open.closes}`
    const group = groups.get(key)
    if (group) group.dayOfWeek.push(day)
    else groups.set(key, { '@type': 'OpeningHoursSpecification', dayOfWeek: [day], ...pick(open) })
  }
  return [...groups.values()]
}

const describeException = ({ date, hours }: OpeningHours['exceptions'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  ...pick(hours),
})

/** Opening and closing at midnight means closed all day. */
const pick = (hours: DayHours) => ({ opens: hours?.opens ?? '00:00', closes: hours?.closes ?? '00:00' })
