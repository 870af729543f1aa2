import { sql } from 'drizzle-orm'
import { reservedRoutes, slugify } from '../../../contract/addresses.ts'
import { blankCategory, blankSubCategory } from '../../../contract/staff/catalogue.ts'
import { blankSearchFields } from '../../../contract/staff/fields.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { createBrand } from '../taxonomy/brand-edits.ts'
import { createCategory } from '../taxonomy/category-edits.ts'
import { addValues, createProperty } from '../taxonomy/property-edits.ts'
import { createRange } from '../taxonomy/range-edits.ts'
import { createSubCategory } from '../taxonomy/sub-category-edits.ts'
import type { MadeTerms, NewTerm } from './new-terms.ts'

/** `ids` maps numbers below 0 to the ids that replaced them. */
type Making = { tx: Transaction; change: Change; made: MadeTerms; ids: Map<number, number>; nameRoute: NameRoute }

/** Creates the taxonomy terms that products need, as staff would. */
export async function makeTerms(tx: Transaction, change: Change, terms: NewTerm[]) {
  const made: MadeTerms = { brands: [], ranges: [], categories: [], subCategories: [], properties: [], values: [] }
  const ids = new Map<number, number>()
  const making = { tx, change, made, ids, nameRoute: await openRoutes(tx) }
  for (const term of terms) await makeTerm(making, term)
  await makeValues(making, terms)
  return { made, ids }
}

const blank = { description: '', visible: true, ...blankSearchFields }

async function makeTerm({ tx, change, made, ids, nameRoute }: Making, term: NewTerm): Promise<void> {
  const { kind, name } = term
  if (kind === 'brand') {
    const { uuid } = await createBrand(tx, change, { ...blank, logoHash: null, uuid: term.uuid, name })
    made.brands.push(uuid)
  } else if (kind === 'range') {
    const looks = { imageHash: null, bannerHash: null, onHomepage: false }
    const routeName = nameRoute('ranges', name)
    const { uuid } = await createRange(tx, change, { ...blank, ...looks, uuid: term.uuid, name, routeName })
    made.ranges.push(uuid)
  } else if (kind === 'category') {
    const routeName = nameRoute('categories', name)
    const { id } = await createCategory(tx, change, { ...blankCategory, visible: true, name, routeName })
    ids.set(term.id, id)
    made.categories.push(id)
  } else if (kind === 'sub-category') {
    const place = {
      categoryId: ids.get(term.categoryId) ?? term.categoryId,
      routeName: nameRoute('sub_categories', name),
    }
    const { uuid } = await createSubCategory(tx, change, {
      ...blankSubCategory,
      ...place,
      visible: true,
      uuid: term.uuid,
      name,
    })
    made.subCategories.push(uuid)
  } else if (kind === 'property') {
    const { id } = await createProperty(tx, change, { name, values: [] })
    ids.set(term.id, id)
    made.properties.push(id)
  }
}

/** Adds all values of a property at once, so that its history has one entry for them. */
async function makeValues({ tx, change, made, ids }: Making, terms: NewTerm[]): Promise<void> {
  const values = terms.filter((term) => term.kind === 'value')
  for (const [propertyId, own] of Map.groupBy(values, (value) => value.propertyId)) {
    const names = own.map(({ name }) => name)
    const valueIds = await addValues(tx, change, ids.get(propertyId) ?? propertyId, names)
    own.forEach(({ id }, place) => {
      ids.set(id, valueIds[place] ?? id)
    })
    made.values.push(...valueIds)
  }
}

type Routed = 'ranges' | 'categories' | 'sub_categories'
type NameRoute = (kind: Routed, name: string) => string

/** Returns a function that derives a unique route name from a name. */
async function openRoutes(tx: Transaction): Promise<NameRoute> {
  const rows = await tx.execute<{ kind: Routed; route: string }>(sql`
    select 'ranges' as kind, route_name as route from ranges
    union all select 'categories', route_name from categories
    union all select 'sub_categories', route_name from sub_categories`)
  const taken = new Set(rows.map(({ kind, route }) => `${kind} ${route}`))
  return (kind, name) => {
    const slug = slugify(name).slice(0, 70).replace(/-$/, '') || 'new'
    const isTaken = (route: string) =>
      taken.has(`${kind} ${route}`) || reservedRoutes.some((reserved) => reserved === route)
    let route = slug
    for (let number = 2; isTaken(route); number++) route = `${slug}-${number}`
    taken.add(`${kind} ${route}`)
    return route
  }
}
