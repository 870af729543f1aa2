import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { labels } from '../settings/labels.ts'
import { settingAddress } from '../settings/setting-parts.ts'

type Name = keyof SettingsEdit

/** Synonyms of settings. */
const alsoCalled: Record<Name, string> = {
  shopName: 'shop title brand',
  street: 'address location road postal',
  town: 'address city location',
  postcode: 'address post code zip',
  phone: 'telephone number call mobile contact',
  email: 'email email email address contact enquiries',
  showInterestFreeCredit: 'finance ifc payment instalments interest free',
  aboutUs: 'story history description home page',
  parkingText: 'car park directions visit',
  threeWordUrl: 'what3words three words location',
  mapEmbedUrl: 'google maps embed directions location',
  latitude: 'coordinates gps location map',
  longitude: 'coordinates gps location map',
  socialLinks: 'social media facebook instagram pinterest twitter x tiktok youtube',
  companyName: 'registered name legal footer limited',
  companyNumber: 'registration registered companies house footer',
  vatNumber: 'tax footer',
  priceRange: 'prices google seo structured data',
  pageSize: 'items per page listing number',
  newForDays: 'new in badge latest products',
  wasDays: 'offer sale previous earlier price trading standards',
  consentDeclinedDays: 'cookies consent privacy gdpr banner prompt',
  offerWhenUnpriced: 'google seo structured data availability',
}

/** The settings as targets, each at its own field. */
export const settingsTargets = (Object.keys(alsoCalled) as Name[]).map((name) => ({
  label: labels[name],
  also: alsoCalled[name],
  to: settingAddress(name),
}))
