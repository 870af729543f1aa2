import { href } from 'react-router'
import { type KindName, type KindWith, listKinds, recordKinds } from '../../contract/kinds.ts'

/** `record`: the page that edits a record. `beginning`: the page that creates one. */
type Addresses = { record?(id: string): string; beginning?: string }

const beginAt = (list: string) => ({ beginning: `${list}?new` })

/** Kinds whose pages follow no common pattern. */
type PagedKind = KindWith<'page'>
/** The address of a record's form, for all other kinds. */
const others = {
  products: { record: (uuid: string) => href('/admin/products/bulk/:uuid', { uuid }) },
  variant: {},
  'sub-category': { record: (uuid: string) => href('/admin/sub-categories/:uuid', { uuid }) },
  slide: { record: (uuid: string) => href('/admin/home/slides/:uuid', { uuid }), ...beginAt(href('/admin/home')) },
  'home row': { record: (key: string) => href('/admin/home/rows/:key', { key }) },
  listing: { record: (key: string) => href('/admin/listing-pages/:key', { key }) },
  announcement: { record: () => href('/admin/banner') },
  'opening hours': { record: () => href('/admin/opening-hours') },
  redirect: { record: () => href('/admin/redirects'), ...beginAt(href('/admin/redirects')) },
  synonym: { record: () => href('/admin/synonyms') },
  picture: {},
  file: {},
  look: { record: () => href('/admin/look') },
  'site links': { record: () => href('/admin/links') },
  settings: { record: () => href('/admin/settings') },
  'first steps': {},
  person: { record: () => href('/admin/people') },
  invitation: {},
  enquiry: { record: (uuid: string) => href('/admin/enquiries/:uuid', { uuid }) },
  enquiries: {},
  'reply template': { record: (uuid: string) => href('/admin/enquiries/templates/:uuid', { uuid }) },
  'enquiry rules': { record: () => href('/admin/enquiries/retention') },
  booking: { record: (uuid: string) => href('/admin/bookings/:uuid', { uuid }) },
  bookings: {},
  'mail settings': { record: () => href('/admin/mail') },
  'mail text': { record: (kind: string) => href('/admin/mail/texts/:kind', { kind }) },
  'booking rules': { record: () => href('/admin/bookings/rules') },
} satisfies Record<Exclude<KindName, PagedKind>, Addresses>

type OtherKind = keyof typeof others

/** The kinds whose records can be edited on a page. */
type EditedKind =
  | PagedKind
  | { [Kind in OtherKind]: (typeof others)[Kind] extends { record: unknown } ? Kind : never }[OtherKind]

export const listAddress = (kind: PagedKind): string => `/admin/${recordKinds[kind].page.at}`

const paged = listKinds('page')
const isPaged = (kind: KindName): kind is PagedKind => paged.some((pagedKind) => pagedKind === kind)

export const findAddress = ({ kind, id }: { kind: EditedKind; id: string }): string =>
  isPaged(kind) ? `${listAddress(kind)}/${id}` : others[kind].record(id)

/** The address of a record's page; undefined if it has none. */
export function findAnyAddress(kind: KindName, id: string): string | undefined {
  if (isPaged(kind)) return findAddress({ kind, id })
  const { record }: Addresses = others[kind]
  return record?.(id)
}

export const beginnings: { kind: KindName; to: string }[] = [
  ...paged.map((kind) => ({ kind, to: beginAt(listAddress(kind)).beginning })),
  ...Object.entries<Addresses>(others).flatMap(([kind, { beginning }]) =>
    beginning === undefined ? [] : [{ kind: kind as OtherKind, to: beginning }],
  ),
]
