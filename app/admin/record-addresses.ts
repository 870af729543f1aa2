import { href } from 'react-router'
import type { KindName } from '../../contract/kinds.ts'

/** `record`: where one is edited. `beginning`: where one is begun. */
type Addresses = { record?(id: string): string; beginning?: string }

const beginAt = (list: string) => ({ beginning: `${list}?new` })

/** Where the back office edits each kind of record. */
const addresses = {
  product: { record: (uuid: string) => href('/admin/products/:uuid', { uuid }), ...beginAt(href('/admin/products')) },
  products: { record: (uuid: string) => href('/admin/products/bulk/:uuid', { uuid }) },
  variant: {},
  category: { record: (id: string) => href('/admin/categories/:id', { id }), ...beginAt(href('/admin/categories')) },
  'sub-category': { record: (uuid: string) => href('/admin/sub-categories/:uuid', { uuid }) },
  range: { record: (uuid: string) => href('/admin/ranges/:uuid', { uuid }), ...beginAt(href('/admin/ranges')) },
  brand: { record: (uuid: string) => href('/admin/brands/:uuid', { uuid }), ...beginAt(href('/admin/brands')) },
  property: { record: (id: string) => href('/admin/properties/:id', { id }), ...beginAt(href('/admin/properties')) },
  slide: { record: (uuid: string) => href('/admin/home/slides/:uuid', { uuid }), ...beginAt(href('/admin/home')) },
  'home row': { record: () => href('/admin/home') },
  page: { record: (id: string) => href('/admin/pages/:id', { id }), ...beginAt(href('/admin/pages')) },
  listing: { record: (key: string) => href('/admin/listing-pages/:key', { key }) },
  'pop-up': { record: (uuid: string) => href('/admin/popups/:uuid', { uuid }), ...beginAt(href('/admin/popups')) },
  announcement: { record: () => href('/admin/banner') },
  redirect: { record: () => href('/admin/redirects'), ...beginAt(href('/admin/redirects')) },
  synonym: { record: () => href('/admin/synonyms') },
  picture: {},
  file: {},
  settings: { record: () => href('/admin/settings') },
  person: { record: () => href('/admin/people') },
  invitation: {},
  enquiry: { record: (uuid: string) => href('/admin/enquiries/:uuid', { uuid }) },
  enquiries: {},
  'reply template': { record: (uuid: string) => href('/admin/enquiries/templates/:uuid', { uuid }) },
  'enquiry rules': {},
} satisfies Record<KindName, Addresses>

const byKind: Record<KindName, Addresses> = addresses

/** The kinds that are edited somewhere. */
type EditedKind = {
  [Kind in KindName]: (typeof addresses)[Kind] extends { record: unknown } ? Kind : never
}[KindName]

export const findAddress = ({ kind, id }: { kind: EditedKind; id: string }): string => addresses[kind].record(id)

/** Nothing for what has no page of its own. */
export const findAnyAddress = (kind: KindName, id: string): string | undefined => byKind[kind].record?.(id)

export const beginnings = (Object.keys(addresses) as KindName[]).flatMap((kind) => {
  const to = byKind[kind].beginning
  return to === undefined ? [] : [{ kind, to }]
})
