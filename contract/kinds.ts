import { capitalize } from './capitals.ts'
import { editors, everyone, owners, sellers } from './staff/roles.ts'
import type { Role } from './staff/sign-in.ts'

/** Facts that follow from a kind of record, for the whole back office. */
type Facts = {
  /** The name within a sentence. Default: the key. */
  noun?: string
  /** Default: the noun with an s. */
  plural?: string
  /** Set if it can be binned: the type of its key in the bin. */
  bin?: 'uuid' | 'number' | 'hash' | 'slug' | 'key'
  /** The roles that find it with the back office's search. */
  foundBy?: readonly Role[]
  /** Its pages in the back office: the list at `/admin/<at>`, a record below it; the group of the navigation with the list. */
  page?: { at: string; group: 'Catalogue' | 'The site' }
  /** The roles that read its history: by default editors and owners. */
  history?: readonly Role[]
  /** The history cannot be narrowed to it. */
  isUnlisted?: true
  /** Whether it, or one of its texts, refers to pictures or files. */
  usesMedia?: true
  /** Whether it refers to a taxonomy term. */
  usesCatalogue?: true
  /** Shoppers follow links in it. */
  hasLinks?: true
}

/**
 * Every kind of record; what matches a search equally well is found in this order. The history stores the keys: they are
 * never changed.
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
  /** Bulk changes and imports: many products in one entry. */
  products: { plural: 'products' },
  variant: { isUnlisted: true },
  enquiry: { plural: 'enquiries', foundBy: sellers, history: sellers },
  /** Several enquiries in one entry. */
  enquiries: { plural: 'enquiries', history: sellers, isUnlisted: true },
  'reply template': { history: sellers },
  'enquiry rules': { plural: 'enquiry rules', history: sellers },
  booking: { noun: 'visit', foundBy: sellers, history: sellers },
  /** Several in one entry. */
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
/** The kinds that declare this fact. */
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

/** The label in a list, or before a name. */
export const labelKind = (kind: KindName): string => capitalize(nameKind(kind))
export const labelKinds = (kind: KindName): string => capitalize(nameKinds(kind))

/** The kinds by which the history can be filtered. */
export const historyKinds = allKinds.filter((kind) => !facts[kind].isUnlisted)

/** The kinds whose history members with this role may read. */
export const listOpenKinds = (role: Role): KindName[] =>
  allKinds.filter((kind) => (facts[kind].history ?? editors).includes(role))
