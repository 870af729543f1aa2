import { useRouteLoaderData } from 'react-router'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { readDate } from '../../../contract/dates/london.ts'
import { closedAllWeek, unknownHours } from '../../../contract/opening-hours.ts'
import type { PublicSettings, ShownLinks } from '../../../contract/site.ts'
import { isMissing, orElse, orMissing, type PageRequest } from '../../api.ts'

type NavLink = { name: string; routeName: string }
export type NavGroup = NavLink & { subCategories: NavLink[] }
export type MenuLinks = Pick<ShownLinks, 'menuFirst' | 'menuLast'>
/** `today` is the day on which the page was rendered, so its contents stay the same until the next rendering. */
export type Site = { settings: PublicSettings; navigation: NavGroup[]; today: string }

/** The menu is left out if it does not arrive within `timeLimit`. */
export async function loadSite({ api }: Pick<PageRequest, 'api'>, timeLimit?: Promise<void>): Promise<Site> {
  const menu = orMissing(api.navCategories())
  const settings = await orElse(api.settings(), settingsToBeginWith)
  const categories = await (timeLimit ? Promise.race([menu, timeLimit]) : menu)
  const today = readDate(new Date())
  return combineSite({ settings, categories: !categories || isMissing(categories) ? none : categories, today })
}

const none: NavCategory[] = []

type Answers = { settings: PublicSettings; categories: NavCategory[]; today: string }
let last: (Answers & { site: Site }) | undefined

/** Returns the same object for the same answers, because rendered parts such as the header are cached by it. */
function combineSite({ settings, categories, today }: Answers): Site {
  if (last?.settings === settings && last.categories === categories && last.today === today) return last.site
  const site = { settings, navigation: categories.map(viewGroup), today }
  last = { settings, categories, today, site }
  return site
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
      today: readDate(new Date()),
    }
  )
}

/** Whether the site mentions interest-free credit: its page must have a text that explains it. */
export const offersCredit = ({ showInterestFreeCredit, creditIsUnexplained }: PublicSettings): boolean =>
  showInterestFreeCredit && !creditIsUnexplained

const settingsToBeginWith: PublicSettings = {
  bannerMessage: '',
  openingTimesWeekdays: unknownHours,
  openingTimesSunday: unknownHours,
  openNow: '',
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
  hasProducts: true,
  takesVisits: false,
  publicUrl: '',
}
