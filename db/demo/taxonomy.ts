import { BrandEdit, PropertyEdit, RangeEdit } from '../../contract/staff/catalogue.ts'
import { createBrand } from '../../server/catalogue/taxonomy/brand-edits.ts'
import { createProperty } from '../../server/catalogue/taxonomy/property-edits.ts'
import { createRange } from '../../server/catalogue/taxonomy/range-edits.ts'
import type { Transaction } from '../../server/platform/database.ts'
import type { Change } from '../../server/site/changes.ts'
import { createCategories } from './categories.ts'
import type { DemoCatalogue } from './demo-data.ts'
import type { Hashes } from './media.ts'
import { shownTerm, type TermIds } from './named.ts'
import { makePlaces } from './showroom.ts'

export async function createTaxonomy(
  tx: Transaction,
  change: Change,
  catalogue: DemoCatalogue,
  hashOf: Hashes,
): Promise<TermIds> {
  const values = await createProperties(tx, change, catalogue.properties)
  const brands = await createBrands(tx, change, catalogue.brands, hashOf)
  const ranges = await createRanges(tx, change, catalogue.ranges, hashOf)
  const displayPlaces = await makePlaces(tx, change)
  const subCategories = new Map<string, string>()
  const terms: TermIds = {
    brand: (slug) => find(brands, slug),
    range: (routeName) => find(ranges, routeName),
    subCategory: (routeName) => find(subCategories, routeName),
    displayPlace: (key) => find(displayPlaces, key),
    value: ({ property, value }) => find(values, `${property}: ${value}`),
  }
  for (const [route, uuid] of await createCategories(tx, change, catalogue.categories, { terms, hashOf }))
    subCategories.set(route, uuid)
  return terms
}

async function createProperties(tx: Transaction, change: Change, properties: DemoCatalogue['properties']) {
  const ids = new Map<string, number>()
  for (const { name, values } of properties) {
    const edit = PropertyEdit.parse({ name, values: values.map((value) => ({ id: null, swatch: null, ...value })) })
    const { valueIds } = await createProperty(tx, change, edit)
    for (const [place, id] of valueIds.entries()) ids.set(`${name}: ${values[place]?.name}`, id)
  }
  return ids
}

async function createBrands(tx: Transaction, change: Change, brands: DemoCatalogue['brands'], hashOf: Hashes) {
  const uuids = new Map<string, string>()
  for (const { slug, logo, ...brand } of brands) {
    const edit = BrandEdit.parse({ ...shownTerm, ...brand, logoHash: hashOf(logo) })
    uuids.set(slug, (await createBrand(tx, change, edit)).uuid)
  }
  return uuids
}

async function createRanges(tx: Transaction, change: Change, ranges: DemoCatalogue['ranges'], hashOf: Hashes) {
  const uuids = new Map<string, string>()
  for (const { picture, ...range } of ranges) {
    const hash = hashOf(picture)
    const edit = RangeEdit.parse({ ...shownTerm, ...range, imageHash: hash, bannerHash: hash })
    uuids.set(range.routeName, (await createRange(tx, change, edit)).uuid)
  }
  return uuids
}

function find<Id>(ids: Map<string, Id>, name: string): Id {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demonstration shop names ${name}, which it does not have.`)
  return id
}
