import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Role } from '../contract/staff.ts'
import type { Found, FoundKind } from '../contract/staff-search.ts'
import { listProducts } from './catalogue/product-list.ts'
import { simplify } from './catalogue/product-words.ts'
import { brands, categories, properties, propertyValues, ranges, subCategories } from './catalogue/tables.ts'
import { pages, popups, slides } from './content/tables.ts'
import { findEnquiries } from './enquiries/inbox.ts'
import type { Db } from './platform/database.ts'
import { staff } from './staff/tables.ts'

type Row = { id: string | number; name: string; note?: string | null }
type Source = {
  roles: readonly Role[]
  read(db: Db, q: string): Promise<Row[]>
  /** Where `read` has found what matches by itself. */
  found?: true
}

const most = 6

/** What holds every word of this in its name, of all that somebody of this role may open. */
export async function searchDesk(db: Db, q: string, role: Role): Promise<Found[]> {
  const words = simplify(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const allowed = Object.entries(sources).filter(([, { roles }]) => roles.includes(role))
  const found = await Promise.all(
    allowed.map(async ([kind, { read, found: isFound }]) => {
      const rows = isFound ? await read(db, q) : pickMatches(await read(db, q), words)
      return rows.map((row) => ({ kind: kind as FoundKind, id: String(row.id), name: row.name, note: row.note ?? '' }))
    }),
  )
  return found.flat()
}

function pickMatches(rows: Row[], words: string[]): Row[] {
  const holding = rows.flatMap((row) => {
    const name = simplify(row.name)
    return words.every((word) => name.includes(word)) ? [{ row, begins: name.startsWith(words[0] ?? '') }] : []
  })
  return holding
    .toSorted((one, other) => Number(other.begins) - Number(one.begins))
    .slice(0, most)
    .map(({ row }) => row)
}

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

/** As in their list, by code, brand and sub-category too. */
async function findProducts(db: Db, q: string): Promise<Row[]> {
  const { rows } = await listProducts(db, { q, status: 'all', only: [], sort: 'name', page: 1 })
  return rows.slice(0, most + 2).map(({ uuid, name, subCategory, supplierCode }) => ({
    id: uuid,
    name,
    note: [subCategory, supplierCode].filter(Boolean).join(', '),
  }))
}

/** The newest that hold every word in name, address or text. */
async function readEnquiries(db: Db, q: string): Promise<Row[]> {
  const rows = await findEnquiries(db, q, most)
  return rows.map(({ uuid, name, subject, createdAt }) => ({
    id: uuid,
    name,
    note: `${subject}, ${day.format(createdAt)}`,
  }))
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' })

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
