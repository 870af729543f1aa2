import { href } from 'react-router'
import type { SettingsEdit } from '../../../contract/staff/site.ts'

type Setting = keyof SettingsEdit

/** The settings pages, by the last part of their addresses, with synonyms. */
export const settingParts = {
  shop: { title: 'Name and contact', also: 'shop details address story' },
  'find-us': { title: 'How to find us', also: 'directions map parking' },
  selling: { title: 'Selling', also: 'listings credit new was prices' },
  legal: { title: 'Company and legal', also: 'law imprint registered terms privacy policy' },
  'shoppers-data': { title: 'Shoppers’ data', also: 'gdpr data protection cookies consent retention erase privacy' },
  'search-engines': { title: 'Search engines', also: 'google seo structured data' },
}
export type SettingPart = keyof typeof settingParts

export const isSettingPart = (part: string): part is SettingPart => Object.hasOwn(settingParts, part)

/** The page on which each setting is. */
export const partOf: Record<Setting, SettingPart> = {
  ...{ shopName: 'shop', street: 'shop', town: 'shop', postcode: 'shop', phone: 'shop', email: 'shop' },
  ...{ aboutUs: 'shop', socialLinks: 'shop' },
  ...{ parkingText: 'find-us', threeWordUrl: 'find-us', mapEmbedUrl: 'find-us' },
  ...{ latitude: 'find-us', longitude: 'find-us' },
  ...{ showInterestFreeCredit: 'selling', pageSize: 'selling', newForDays: 'selling', wasDays: 'selling' },
  ...{ companyName: 'legal', companyNumber: 'legal', vatNumber: 'legal' },
  consentDeclinedDays: 'shoppers-data',
  ...{ priceRange: 'search-engines', offerWhenUnpriced: 'search-engines' },
}

export const partAddress = (part: SettingPart) => href('/admin/settings/:part', { part })

/** The field of a setting on its page. */
export const settingAddress = (name: Setting) => `${partAddress(partOf[name])}#${name}`

const isSetting = (name: string): name is Setting => Object.hasOwn(partOf, name)

/** The new target of an old link, from when all settings were on one page. */
export const findFormerAddress = (hash: string): string | undefined => {
  const name = hash.slice(1)
  return isSetting(name) ? settingAddress(name) : undefined
}
