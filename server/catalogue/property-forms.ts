import { and, asc, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import type { PropertyEdit } from '../../contract/staff-catalogue.ts'
import type { PropertyRow } from '../../contract/staff-catalogue-lists.ts'
import type { Form } from '../../contract/staff-forms.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { listValues } from './property-value-edits.ts'
import { products, properties, propertyValues, variantProperties, variants } from './tables.ts'

/** All properties in the order of the shop with their values, as staff list them and choose among them. */
export async function listPropertyRows(db: Db): Promise<PropertyRow[]> {
  const [rows, values] = await Promise.all([
    db
      .select({ property: properties, productCount: countProducts(db) })
      .from(properties)
      .where(isNull(properties.deletedAt))
      .orderBy(asc(properties.position), asc(properties.name)),
    db
      .select()
      .from(propertyValues)
      .where(isNull(propertyValues.deletedAt))
      .orderBy(asc(propertyValues.position), asc(propertyValues.name)),
  ])
  return rows.map(({ property, ...row }) => ({
    ...property,
    ...row,
    values: values.filter(({ propertyId }) => propertyId === property.id),
    updatedAt: property.updatedAt.toISOString(),
  }))
}

export async function readPropertyForm(db: Db, id: number): Promise<Form<PropertyEdit>> {
  const [property] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deletedAt)))
  if (!property) throw notFound('property')
  return { version: property.version, edit: { name: property.name, values: await listValues(db, id) } }
}

function countProducts(db: Db) {
  const counted = db
    .select({ count: countDistinct(products.uuid) })
    .from(propertyValues)
    .innerJoin(variantProperties, eq(variantProperties.valueId, propertyValues.id))
    .innerJoin(variants, and(eq(variants.uuid, variantProperties.variantUuid), isNull(variants.deletedAt)))
    .innerJoin(products, and(eq(products.uuid, variants.productUuid), isNull(products.deletedAt)))
    .where(and(eq(propertyValues.propertyId, properties.id), isNull(propertyValues.deletedAt)))
  return sql`${counted}`.mapWith(Number)
}
