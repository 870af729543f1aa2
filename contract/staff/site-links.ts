import { z } from 'zod'
import { defaultLinks, type NamedLink } from '../default-links.ts'
import { InAppPath, NeededLine, WebAddress } from './fields.ts'

/** The form of the links in the shop’s header and footer. */

/** `id` stays the same while name, address and place change. */
export const SiteLink = z.object({
  id: z.string().min(1).max(80),
  label: NeededLine(60, 'A name'),
  address: z.union(
    [InAppPath, WebAddress],
    'Choose a page of the shop, or type an address that begins with / or https://.',
  ),
})
export type SiteLink = z.infer<typeof SiteLink>

const areDistinct = (parts: string[]) => new Set(parts).size === parts.length

const SiteLinks = (max: number) =>
  z
    .array(SiteLink)
    .max(max, `${max} links at most.`)
    .refine((links) => areDistinct(links.map(({ id }) => id)), 'The same link is listed twice.')
    .refine((links) => areDistinct(links.map(({ address }) => address)), 'Two of these links lead to the same address.')

export const SiteLinksEdit = z.object({
  menuFirst: SiteLinks(4),
  menuLast: SiteLinks(4),
  footerCategories: z.boolean(),
  footerShop: SiteLinks(20),
  footerInformation: SiteLinks(20),
})
export type SiteLinksEdit = z.infer<typeof SiteLinksEdit>

const keep = (links: NamedLink[]): SiteLink[] => links.map((link) => ({ id: link.address.slice(1), ...link }))

export const defaultSiteLinks: SiteLinksEdit = {
  menuFirst: keep(defaultLinks.menuFirst),
  menuLast: keep(defaultLinks.menuLast),
  footerCategories: true,
  footerShop: [],
  footerInformation: keep(defaultLinks.footerInformation),
}
