import { sql } from 'drizzle-orm'
import { reservedRoutes, slugify } from '../../../contract/addresses.ts'
import type { Transaction } from '../../platform/database.ts'
import { brands, categories, properties, propertyValues, ranges, subCategories } from '../tables.ts'
import type { MadeShelves, NewShelf } from './new-shelves.ts'

type Making = { tx: Transaction; made: MadeShelves; idOf(id: number): number; nameRoute: NameRoute }

/** Makes what products are to belong to; answers the ids that numbers below 0 stood for. */
export async function makeShelves(tx: Transaction, shelves: NewShelf[]) {
  const made: MadeShelves = { brands: [], ranges: [], categories: [], subCategories: [], properties: [], values: [] }
  const ids = new Map<number, number>()
  const making = { tx, made, idOf: (id: number) => ids.get(id) ?? id, nameRoute: await openRoutes(tx) }
  for (const shelf of shelves) {
    const id = await makeShelf(making, shelf)
    if (id !== undefined && 'id' in shelf) ids.set(shelf.id, id)
  }
  return { made, ids }
}

function makeShelf(making: Making, shelf: NewShelf): Promise<number | undefined> {
  switch (shelf.kind) {
    case 'brand':
    case 'range':
      return makeNamed(making, shelf)
    case 'category':
      return makeCategory(making, shelf.name)
    case 'sub-category':
      return makeSubCategory(making, shelf)
    case 'property':
      return makeProperty(making, shelf.name)
    case 'value':
      return makeValue(making, shelf)
  }
}

async function makeNamed(
  { tx, made, nameRoute }: Making,
  { kind, uuid, name }: NewShelf & { kind: 'brand' | 'range' },
) {
  if (kind === 'brand') {
    await tx.insert(brands).values({ uuid, name, position: nextPlace('brands') })
    made.brands.push(uuid)
  } else {
    await tx.insert(ranges).values({ uuid, name, routeName: nameRoute('ranges', name), position: nextPlace('ranges') })
    made.ranges.push(uuid)
  }
  return undefined
}

async function makeCategory({ tx, made, nameRoute }: Making, name: string) {
  const row = { name, routeName: nameRoute('categories', name), position: nextPlace('categories') }
  const id = only(await tx.insert(categories).values(row).returning({ id: categories.id }))
  made.categories.push(id)
  return id
}

async function makeSubCategory(
  { tx, made, idOf, nameRoute }: Making,
  { uuid, name, categoryId }: NewShelf & { kind: 'sub-category' },
) {
  const place = { categoryId: idOf(categoryId), position: nextPlace('sub_categories') }
  await tx.insert(subCategories).values({ uuid, name, routeName: nameRoute('sub_categories', name), ...place })
  made.subCategories.push(uuid)
  return undefined
}

async function makeProperty({ tx, made }: Making, name: string) {
  const row = { name, position: nextPlace('properties') }
  const id = only(await tx.insert(properties).values(row).returning({ id: properties.id }))
  made.properties.push(id)
  return id
}

async function makeValue({ tx, made, idOf }: Making, { name, propertyId }: NewShelf & { kind: 'value' }) {
  const row = { name, propertyId: idOf(propertyId), position: nextPlace('property_values') }
  const id = only(await tx.insert(propertyValues).values(row).returning({ id: propertyValues.id }))
  made.values.push(id)
  return id
}

const nextPlace = (table: string) => sql`(select coalesce(max(position), -1) + 1 from ${sql.identifier(table)})`

function only([row]: { id: number }[]): number {
  if (!row) throw new Error('A row was not made.')
  return row.id
}

type Routed = 'ranges' | 'categories' | 'sub_categories'
type NameRoute = (kind: Routed, name: string) => string

/** An address of its own for each, after its name. */
async function openRoutes(tx: Transaction): Promise<NameRoute> {
  const rows = await tx.execute<{ kind: Routed; route: string }>(sql`
    select 'ranges' as kind, route_name as route from ranges
    union all select 'categories', route_name from categories
    union all select 'sub_categories', route_name from sub_categories`)
  const taken = new Set(rows.map(({ kind, route }) => `${kind} ${route}`))
  return (kind, name) => {
    const slug = slugify(name).slice(0, 70).replace(/-$/, '') || 'new'
    const isTaken = (route: string) => taken.has(`${kind} ${route}`) || reservedRoutes.some((one) => one === route)
    let route = slug
    for (let number = 2; isTaken(route); number++) route = `${slug}-${number}`
    taken.add(`${kind} ${route}`)
    return route
  }
}
