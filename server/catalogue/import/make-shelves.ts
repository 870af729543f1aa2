import { sql } from 'drizzle-orm'
import { reservedRoutes, slugify } from '../../../contract/addresses.ts'
import type { Transaction } from '../../platform/database.ts'
import { brands, categories, properties, propertyValues, ranges, subCategories } from '../tables.ts'
import type { MadeShelves, NewShelf } from './new-shelves.ts'

/** Makes what products are to belong to; answers the ids that numbers below 0 stood for. */
export async function makeShelves(tx: Transaction, shelves: NewShelf[]) {
  const made: MadeShelves = { brands: [], ranges: [], categories: [], subCategories: [], properties: [], values: [] }
  const ids = new Map<number, number>()
  const idOf = (id: number) => ids.get(id) ?? id
  const isFree = await openRoutes(tx)
  for (const shelf of shelves) {
    const { name } = shelf
    switch (shelf.kind) {
      case 'brand':
        await tx.insert(brands).values({ uuid: shelf.uuid, name, position: nextPlace('brands') })
        made.brands.push(shelf.uuid)
        break
      case 'range':
        await tx
          .insert(ranges)
          .values({ uuid: shelf.uuid, name, routeName: isFree('ranges', name), position: nextPlace('ranges') })
        made.ranges.push(shelf.uuid)
        break
      case 'category': {
        const row = { name, routeName: isFree('categories', name), position: nextPlace('categories') }
        const id = only(await tx.insert(categories).values(row).returning({ id: categories.id }))
        ids.set(shelf.id, id)
        made.categories.push(id)
        break
      }
      case 'sub-category': {
        const categoryId = idOf(shelf.categoryId)
        const position = nextPlace('sub_categories')
        const routeName = isFree('sub_categories', name)
        await tx.insert(subCategories).values({ uuid: shelf.uuid, name, categoryId, routeName, position })
        made.subCategories.push(shelf.uuid)
        break
      }
      case 'property': {
        const row = { name, position: nextPlace('properties') }
        const id = only(await tx.insert(properties).values(row).returning({ id: properties.id }))
        ids.set(shelf.id, id)
        made.properties.push(id)
        break
      }
      case 'value': {
        const row = { name, propertyId: idOf(shelf.propertyId), position: nextPlace('property_values') }
        const id = only(await tx.insert(propertyValues).values(row).returning({ id: propertyValues.id }))
        ids.set(shelf.id, id)
        made.values.push(id)
      }
    }
  }
  return { made, ids }
}

const nextPlace = (table: string) => sql`(select coalesce(max(position), -1) + 1 from ${sql.identifier(table)})`

function only([row]: { id: number }[]): number {
  if (!row) throw new Error('A row was not made.')
  return row.id
}

type Routed = 'ranges' | 'categories' | 'sub_categories'

/** An address of its own for each, after its name. */
async function openRoutes(tx: Transaction) {
  const rows = await tx.execute<{ kind: Routed; route: string }>(sql`
    select 'ranges' as kind, route_name as route from ranges
    union all select 'categories', route_name from categories
    union all select 'sub_categories', route_name from sub_categories`)
  const taken = new Set(rows.map(({ kind, route }) => `${kind} ${route}`))
  return (kind: Routed, name: string): string => {
    const slug = slugify(name).slice(0, 70).replace(/-$/, '') || 'new'
    const isTaken = (route: string) => taken.has(`${kind} ${route}`) || reservedRoutes.some((one) => one === route)
    let route = slug
    for (let number = 2; isTaken(route); number++) route = `${slug}-${number}`
    taken.add(`${kind} ${route}`)
    return route
  }
}
