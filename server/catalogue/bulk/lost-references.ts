import { sql } from 'drizzle-orm'
import { pictures } from '../../media/tables.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { lockLive } from '../../site/live-rows.ts'
import type { StatePart } from '../products/state/product-state.ts'
import { brands, displayPlaces, products, propertyValues, ranges, subCategories } from '../tables.ts'

/** Why an earlier state cannot be put back: a record that it refers to is gone. */
export type WhyLost = (before: StatePart) => string | undefined

/**
 * Reads which records these earlier states refer to still exist, and locks them until the transaction ends. Call it before
 * any product is locked, as every edit locks them.
 */
export async function findLostReferences(tx: Db, parts: StatePart[]): Promise<WhyLost> {
  const judges: WhyLost[] = []
  for (const term of terms) judges.push(await judgeTerm(tx, parts, term))
  judges.push(
    judge(
      listValues,
      await lockValues(tx, listAll(parts, listValues)),
      'One of its earlier property values no longer exists.',
    ),
    judge(
      listPlaces,
      await lockLive(tx, displayPlaces, listAll(parts, listPlaces)),
      'Its display place is in the bin.',
    ),
    judge(
      listPictures,
      await lockPictures(tx, listAll(parts, listPictures)),
      'One of its earlier pictures no longer exists.',
    ),
    judge(
      listRelated,
      await lockRelated(tx, listAll(parts, listRelated)),
      'A product that it went well with no longer exists.',
    ),
  )
  return (before) => judges.map((whyLost) => whyLost(before)).find((reason) => reason !== undefined)
}

type List<Id> = (part: StatePart) => Id[]

const listValues: List<number> = ({ variants }) => Object.values(variants).flatMap(({ properties = [] }) => properties)
const listPlaces: List<string> = ({ variants }) =>
  Object.values(variants).flatMap(({ displayPlaceUuid }) => displayPlaceUuid ?? [])
const listRelated: List<string> = ({ facts: { related = [] } }) => related
const listPictures: List<string> = ({ facts, variants }) =>
  [facts, ...Object.values(variants)].flatMap(({ pictures: own = [] }) => own)

const listAll = <Id>(parts: StatePart[], list: List<Id>): Id[] => [...new Set(parts.flatMap(list))]

const judge =
  <Id>(list: List<Id>, kept: ReadonlySet<Id>, reason: string): WhyLost =>
  (before) =>
    list(before).every((id) => kept.has(id)) ? undefined : reason

const terms = [
  { column: 'subCategoryUuid', table: subCategories, name: 'sub-category' },
  { column: 'brandUuid', table: brands, name: 'brand' },
  { column: 'rangeUuid', table: ranges, name: 'range' },
] as const

/** A term in the bin still has its name. */
async function judgeTerm(tx: Db, parts: StatePart[], { column, table, name }: (typeof terms)[number]) {
  const uuids = listAll<string>(parts, ({ facts }) => {
    const uuid = facts[column]
    return uuid ? [uuid] : []
  })
  const rows = await tx
    .select({ uuid: table.uuid, name: table.name, deletedAt: table.deletedAt })
    .from(table)
    .where(among(table.uuid, uuids))
    .orderBy(table.uuid)
    .for('share')
  const known = new Map(rows.map((row) => [row.uuid, row]))
  return ({ facts }: StatePart) => {
    const uuid = facts[column]
    if (!uuid) return undefined
    const term = known.get(uuid)
    if (!term) return `Its earlier ${name} no longer exists.`
    return term.deletedAt ? `Its earlier ${name}, ${term.name}, is in the bin.` : undefined
  }
}

async function lockValues(tx: Db, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: propertyValues.id })
    .from(propertyValues)
    .where(sql`${propertyValues.id} = any(${sql.param(ids)}::integer[]) and ${propertyValues.deletedAt} is null`)
    .orderBy(propertyValues.id)
    .for('share')
  return new Set(rows.map(({ id }) => id))
}

/** A picture that waits to be deleted is used again, so it is kept: see decision 032. */
async function lockPictures(tx: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(among(pictures.hash, hashes))
    .orderBy(pictures.hash)
    .for('key share')
  return new Set(rows.map(({ hash }) => hash))
}

/** A product in the bin may stay in the related products of another. */
async function lockRelated(tx: Db, uuids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ uuid: products.uuid })
    .from(products)
    .where(among(products.uuid, uuids))
    .orderBy(products.uuid)
    .for('key share')
  return new Set(rows.map(({ uuid }) => uuid))
}
