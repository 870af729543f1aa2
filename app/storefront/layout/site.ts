import { useRouteLoaderData } from 'react-router'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { closedAllWeek, dateInShop, unknownHours } from '../../../contract/opening-hours.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { orElse, type Visit } from '../../api.ts'

type NavLink = { name: string; routeName: string }
export type NavGroup = NavLink & { subCategories: NavLink[] }
/** `today` is the day on which the page was made: what it tells stays the same until it is made anew. */
export type Site = { settings: PublicSettings; navigation: NavGroup[]; today: string }

export async function loadSite({ api }: Pick<Visit, 'api'>): Promise<Site> {
  const [settings, categories] = await Promise.all([
    orElse(api.settings(), settingsToBeginWith),
    orElse(api.navCategories(), []),
  ])
  return { settings, navigation: categories.map(viewGroup), today: dateInShop(new Date()) }
}

const viewLink = ({ name, routeName }: NavLink): NavLink => ({ name, routeName })
export const viewGroup = (category: NavCategory): NavGroup => ({
  ...viewLink(category),
  subCategories: category.subCategories.map(viewLink),
})

export function useSite(): Site {
  return (
    useRouteLoaderData<Site>('storefront') ?? {
      settings: settingsToBeginWith,
      navigation: [],
      today: dateInShop(new Date()),
    }
  )
}

const settingsToBeginWith: PublicSettings = {
  bannerMessage: '',
  openingTimesWeekdays: unknownHours,
  openingTimesSunday: unknownHours,
  openingHours: closedAllWeek,
  showInterestFreeCredit: true,
  popups: [],
  categories: [],
  shop: {
    name: '',
    street: '',
    town: '',
    postcode: '',
    phone: '',
    email: '',
    aboutUsHtml: '',
    parkingText: '',
    threeWordUrl: '',
    mapEmbedUrl: '',
    latitude: null,
    longitude: null,
    socialLinks: [],
    companyName: '',
    companyNumber: '',
    vatNumber: '',
    priceRange: '',
  },
  captcha: { provider: 'altcha', siteKey: '' },
  analyticsId: null,
  consentDeclinedDays: 1,
  offerWhenUnpriced: true,
  publicUrl: '',
}
