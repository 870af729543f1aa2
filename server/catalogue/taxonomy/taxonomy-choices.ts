import { asc, isNull } from 'drizzle-orm'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { Db } from '../../platform/database.ts'
import { brands, categories, displayPlaces, properties, propertyValues, ranges, subCategories } from '../tables.ts'

/** All taxonomy terms, hidden ones included, in shop order. */
export async function listTaxonomyChoices(db: Db): Promise<TaxonomyChoices> {
  const [categoryRows, subCategoryRows, brandRows, rangeRows, propertyRows, valueRows, displayPlaceRows] =
    await Promise.all([
      listInOrder(db, categories),
      listInOrder(db, subCategories),
      listInOrder(db, brands),
      listInOrder(db, ranges),
      listInOrder(db, properties),
      listInOrder(db, propertyValues),
      listInOrder(db, displayPlaces),
    ])
  return {
    categories: categoryRows.map((category) => ({
      ...category,
      subCategories: subCategoryRows.filter(({ categoryId }) => categoryId === category.id),
    })),
    brands: brandRows,
    ranges: rangeRows,
    displayPlaces: displayPlaceRows,
    properties: propertyRows.map((property) => ({
      ...property,
      values: valueRows.filter(({ propertyId }) => propertyId === property.id),
    })),
  }
}

type TermTable =
  | typeof brands
  | typeof categories
  | typeof displayPlaces
  | typeof properties
  | typeof propertyValues
  | typeof ranges
  | typeof subCategories

const listInOrder = async <Table extends TermTable>(db: Db, table: Table): Promise<Table['$inferSelect'][]> =>
  db
    .select()
    .from(table as TermTable)
    .where(isNull(table.deletedAt))
    .orderBy(asc(table.position), asc(table.name))
