import { categoryAddress } from '../../contract/addresses.ts'
import type { NamedLink } from '../../contract/default-links.ts'
import type { SettingsCategory, ShownLinks } from '../../contract/site.ts'
import { defaultSiteLinks, type SiteLink, type SiteLinksEdit } from '../../contract/staff/site-links.ts'
import type { Db } from '../platform/database.ts'
import { pickDead } from './dead-addresses.ts'
import { everyPage } from './shown-texts.ts'

/** The links whose target exists; undefined while they are the default ones. */
export async function showLinks(
  db: Db,
  publicUrl: string,
  { menuFirst, menuLast, footerCategories, footerShop, footerInformation }: SiteLinksEdit,
  categories: SettingsCategory[],
): Promise<ShownLinks | undefined> {
  const lists = { menuFirst, menuLast, footerShop, footerInformation }
  if (footerCategories && names.every((name) => isUsual(lists[name], defaultSiteLinks[name]))) return undefined
  const addresses = names.flatMap((name) => lists[name]).map(({ address }) => address)
  const asked = addresses.map((address) => ({ address, written: address, tag: 'a' as const, shownAt: everyPage }))
  const dead = new Set((await pickDead(db, publicUrl, asked)).map(({ written }) => written))
  const pickLive = (links: SiteLink[]) => links.filter(({ address }) => !dead.has(address)).map(nameLink)
  const ofCategories = categories.map(({ name, routeName }) => ({ label: name, address: categoryAddress(routeName) }))
  return {
    menuFirst: pickLive(menuFirst),
    menuLast: pickLive(menuLast),
    footerShop: [...(footerCategories ? ofCategories : []), ...pickLive(footerShop)],
    footerInformation: pickLive(footerInformation),
  }
}

const names = ['menuFirst', 'menuLast', 'footerShop', 'footerInformation'] as const

const nameLink = ({ label, address }: NamedLink): NamedLink => ({ label, address })

const isUsual = (links: SiteLink[], usual: SiteLink[]) =>
  JSON.stringify(links.map(nameLink)) === JSON.stringify(usual.map(nameLink))
