import { capitalize } from './capitals.ts'
import { editors, everyone, owners, sellers } from './staff/roles.ts'
import type { Role } from './staff/sign-in.ts'

/** What the whole back office needs to know of a kind of record. */
type Facts = {
  /** The noun within a sentence; by default, the key. */
  noun?: string
  /** The plural; by default, the noun with an s. */
  plural?: string
  /** The type of its key in the bin; undefined if it cannot be binned. */
  bin?: 'uuid' | 'number' | 'hash' | 'slug' | 'key'
  /** The roles that find it with the search of the back office. */
  foundBy?: readonly Role[]
  /** Its pages in the back office: the list at `/admin/<at>`, a record below that; and the group of the list in the navigation. */
  page?: { at: string; group: 'Catalogue' | 'The site' }
  /** The roles that read its history; by default, editors and owners. */
  history?: readonly Role[]
  /** The history cannot be filtered by it. */
  isUnlisted?: true
  /** Whether it, or one of its texts, refers to pictures or files. */
  usesMedia?: true
  /** Whether it refers to a taxonomy term. */
  usesCatalogue?: true
  /** Whether shoppers follow links in it. */
  hasLinks?: true
}

/**
 * Every kind of record, in the order in which equally good matches of a search are listed. The history stores the keys,
 * so they never change.
 */
export const recordKinds = {
  product: {
    bin: 'uuid',
    foundBy: everyone,
    page: { at: 'products', group: 'Catalogue' },
    usesMedia: true,
    usesCatalogue: true,
    hasLinks: true,
  },
  /** Bulk changes and imports: one entry about many products. */
  products: { plural: 'products' },
  variant: { isUnlisted: true },
  enquiry: { plural: 'enquiries', foundBy: sellers, history: sellers },
  /** One entry about several enquiries. */
  enquiries: { plural: 'enquiries', history: sellers, isUnlisted: true },
  'reply template': { history: sellers },
  'enquiry rules': { plural: 'enquiry rules', history: sellers },
  booking: { noun: 'visit', foundBy: sellers, history: sellers },
  /** One entry about several records. */
  bookings: { noun: 'visits', plural: 'visits', history: sellers, isUnlisted: true },
  'booking rules': { noun: 'rules for visits', plural: 'rules for visits', history: sellers },
  category: {
    plural: 'categories',
    bin: 'number',
    foundBy: everyone,
    page: { at: 'categories', group: 'Catalogue' },
    usesMedia: true,
    usesCatalogue: true,
    hasLinks: true,
  },
  'sub-category': {
    plural: 'sub-categories',
    bin: 'uuid',
    foundBy: everyone,
    usesMedia: true,
    usesCatalogue: true,
    hasLinks: true,
  },
  brand: { bin: 'uuid', foundBy: everyone, page: { at: 'brands', group: 'Catalogue' }, usesMedia: true },
  range: { bin: 'uuid', foundBy: everyone, page: { at: 'ranges', group: 'Catalogue' }, usesMedia: true },
  property: { plural: 'properties', bin: 'number', foundBy: everyone, page: { at: 'properties', group: 'Catalogue' } },
  'display-place': {
    noun: 'display place',
    bin: 'uuid',
    foundBy: everyone,
    page: { at: 'display-places', group: 'Catalogue' },
  },
  'supplier-list': {
    noun: 'supplier’s list',
    plural: 'suppliers’ lists',
    bin: 'uuid',
    foundBy: editors,
    page: { at: 'supplier-lists', group: 'Catalogue' },
  },
  sale: { bin: 'uuid', foundBy: everyone, page: { at: 'sales', group: 'Catalogue' }, usesCatalogue: true },
  page: { bin: 'slug', foundBy: editors, page: { at: 'pages', group: 'The site' }, usesMedia: true, hasLinks: true },
  slide: { bin: 'uuid', foundBy: editors, usesMedia: true, hasLinks: true },
  'home row': {
    noun: 'row of the home page',
    plural: 'rows of the home page',
    bin: 'key',
    foundBy: editors,
    usesCatalogue: true,
    hasLinks: true,
  },
  listing: { noun: 'listing page', usesMedia: true },
  'pop-up': {
    bin: 'uuid',
    foundBy: editors,
    page: { at: 'popups', group: 'The site' },
    usesMedia: true,
    hasLinks: true,
  },
  announcement: {},
  'opening hours': { plural: 'opening hours' },
  redirect: {},
  synonym: {},
  'search-rule': {
    noun: 'search rule',
    bin: 'uuid',
    foundBy: editors,
    page: { at: 'search-rules', group: 'The site' },
    hasLinks: true,
  },
  picture: { bin: 'hash' },
  file: { bin: 'hash' },
  settings: { plural: 'settings', history: owners, usesMedia: true, hasLinks: true },
  look: { history: owners, usesMedia: true },
  'site links': {
    noun: 'links of the header and footer',
    plural: 'links of the header and footer',
    usesMedia: true,
    hasLinks: true,
  },
  'first steps': { plural: 'first steps', history: owners, isUnlisted: true },
  'mail settings': { noun: 'email settings', plural: 'email settings', history: owners },
  'mail text': { noun: 'email text', plural: 'email texts', history: owners },
  person: { plural: 'people', foundBy: owners, history: owners },
  invitation: { history: owners },
} as const satisfies Record<string, Facts>

export type KindName = keyof typeof recordKinds
/** The kinds for which this fact is declared. */
export type KindWith<Fact extends keyof Facts> = {
  [Kind in KindName]: (typeof recordKinds)[Kind] extends Record<Fact, unknown> ? Kind : never
}[KindName]

const facts: Record<KindName, Facts> = recordKinds
const allKinds = Object.keys(recordKinds) as KindName[]

export const isKindName = (entity: string): entity is KindName => Object.hasOwn(recordKinds, entity)

export const listKinds = <Fact extends keyof Facts>(fact: Fact) =>
  allKinds.filter((kind) => facts[kind][fact] !== undefined) as [KindWith<Fact>, ...KindWith<Fact>[]]

export const nameKind = (kind: KindName): string => facts[kind].noun ?? kind
export const nameKinds = (kind: KindName): string => facts[kind].plural ?? `${nameKind(kind)}s`

/** The label of a kind in a list, or in front of a name. */
export const labelKind = (kind: KindName): string => capitalize(nameKind(kind))
export const labelKinds = (kind: KindName): string => capitalize(nameKinds(kind))

/** The kinds by which the history can be filtered. */
export const historyKinds = allKinds.filter((kind) => !facts[kind].isUnlisted)

/** The kinds whose history members with this role may read. */
export const listOpenKinds = (role: Role): KindName[] =>
  allKinds.filter((kind) => (facts[kind].history ?? editors).includes(role))
