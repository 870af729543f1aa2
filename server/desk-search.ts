import { and, asc, eq, isNull } from 'drizzle-orm'
import { formatDay } from '../contract/dates/staff-dates.ts'
import { rankMatch } from '../contract/match-rank.ts'
import { simplify } from '../contract/simple-text.ts'
import type { Role } from '../contract/staff.ts'
import type { Found, FoundKind } from '../contract/staff-search.ts'
import { findNamedProducts } from './catalogue/named-products.ts'
import { listProducts } from './catalogue/product-list.ts'
import { showProductRows } from './catalogue/product-list-rows.ts'
import { brands, categories, properties, propertyValues, ranges, subCategories } from './catalogue/tables.ts'
import { pages, popups, slides } from './content/tables.ts'
import { findEnquiries } from './enquiries/inbox.ts'
import type { Db } from './platform/database.ts'
import { staff } from './staff/tables.ts'

/** `also`: what else it is called by, such as a code. */
type Row = { id: string | number; name: string; note?: string | null; also?: string[] }
type Source = {
  roles: readonly Role[]
  read(db: Db, q: string): Promise<Row[]>
  /** Where `read` has found what matches by itself. */
  found?: true
}

const most = 6

/** What holds every word of this in its name, of all that somebody of this role may open: what is called so first. */
export async function searchDesk(db: Db, typed: string, role: Role): Promise<Found[]> {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const q = words.join(' ')
  if (words.length === 0) return []
  const allowed = Object.entries(sources).filter(([, { roles }]) => roles.includes(role))
  const found = await Promise.all(
    allowed.map(async ([kind, { read, found: isFound }]) => {
      const rows = await read(db, q)
      return rank(isFound ? rows : rows.filter(({ name }) => holds(name, words)), q)
        .slice(0, most)
        .map((row) => show(kind as FoundKind, row))
    }),
  )
  return rank(found.flat(), q)
}

const holds = (text: string, words: string[]) => words.every((word) => simplify(text).includes(simplify(word)))

const rank = <One extends Pick<Row, 'name' | 'also'>>(rows: One[], q: string): One[] => {
  const ranked = rows.map((row) => ({ row, rank: rankMatch(q, [row.name, ...(row.also ?? [])]) }))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row)
}

const show = (kind: FoundKind, { id, name, note, also }: Row): Found => ({
  ...{ kind, id: String(id), name },
  note: note ?? '',
  also: also ?? [],
})

const everyone: Role[] = ['owner', 'editor', 'sales']
const editors: Role[] = ['owner', 'editor']

const sources: Record<FoundKind, Source> = {
  product: { roles: everyone, read: findProducts, found: true },
  enquiry: { roles: ['owner', 'sales'], read: readEnquiries, found: true },
  category: {
    roles: everyone,
    read: (db) =>
      db.select({ id: categories.id, name: categories.name }).from(categories).where(isNull(categories.deletedAt)),
  },
  'sub-category': {
    roles: everyone,
    read: (db) =>
      db
        .select({ id: subCategories.uuid, name: subCategories.name, note: categories.name })
        .from(subCategories)
        .innerJoin(categories, eq(categories.id, subCategories.categoryId))
        .where(isNull(subCategories.deletedAt)),
  },
  brand: {
    roles: everyone,
    read: (db) => db.select({ id: brands.uuid, name: brands.name }).from(brands).where(isNull(brands.deletedAt)),
  },
  range: {
    roles: everyone,
    read: (db) => db.select({ id: ranges.uuid, name: ranges.name }).from(ranges).where(isNull(ranges.deletedAt)),
  },
  property: { roles: everyone, read: findProperties },
  page: {
    roles: editors,
    read: (db) => db.select({ id: pages.id, name: pages.title }).from(pages).where(isNull(pages.deletedAt)),
  },
  slide: {
    roles: editors,
    read: (db) => db.select({ id: slides.id, name: slides.title }).from(slides).where(isNull(slides.deletedAt)),
  },
  popup: {
    roles: editors,
    read: (db) => db.select({ id: popups.id, name: popups.title }).from(popups).where(isNull(popups.deletedAt)),
  },
  person: {
    roles: ['owner'],
    read: (db) =>
      db.select({ id: staff.id, name: staff.name, note: staff.email }).from(staff).where(isNull(staff.removedAt)),
  },
}

/** Those that are called so, and those that their list finds: by code, brand and sub-category too. */
async function findProducts(db: Db, q: string): Promise<Row[]> {
  const [named, { rows: listed }] = await Promise.all([
    findNamedProducts(db, q, most),
    listProducts(db, { q, status: 'all', only: [], sort: 'name', page: 1 }),
  ])
  const others = listed.filter(({ uuid }) => !named.includes(uuid)).slice(0, most)
  const rows = [...(await showProductRows(db, named)), ...others]
  return rows.map(({ uuid, name, subCategory, supplierCode }) => ({
    id: uuid,
    name,
    note: [subCategory, supplierCode].filter(Boolean).join(', '),
    also: [supplierCode].filter(Boolean),
  }))
}

/** Those that hold every word in name, address or text: who is called so first, then the newest. */
async function readEnquiries(db: Db, q: string): Promise<Row[]> {
  const rows = await findEnquiries(db, q, most)
  return rows.map(({ uuid, name, subject, createdAt, email }) => ({
    id: uuid,
    name,
    note: `${subject}, ${formatDay(createdAt)}`,
    also: [email].filter(Boolean),
  }))
}

/** A property by its own name or by that of a value. */
async function findProperties(db: Db): Promise<Row[]> {
  const own = await db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(isNull(properties.deletedAt))
  const values = await db
    .select({ id: properties.id, name: propertyValues.name, note: properties.name })
    .from(propertyValues)
    .innerJoin(properties, eq(properties.id, propertyValues.propertyId))
    .where(and(isNull(propertyValues.deletedAt), isNull(properties.deletedAt)))
    .orderBy(asc(propertyValues.position))
  return [...own, ...values]
}
