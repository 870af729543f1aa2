import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { DisplayPlaceRow } from '../../../contract/staff/catalogue-lists.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { lockLive } from '../../site/live-rows.ts'
import { defineOrderedRecords } from '../../site/records.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { markProducts } from '../products/changed-products.ts'
import { displayPlaces, products, variants } from '../tables.ts'
import { refuseInUse } from '../taxonomy/taxonomy-checks.ts'

export const displayPlaceRecords = defineOrderedRecords({
  entity: 'display-place',
  table: displayPlaces,
  id: displayPlaces.uuid,
  listOrder: [asc(displayPlaces.position), asc(displayPlaces.name)],
  list: async (rows, db): Promise<DisplayPlaceRow[]> => {
    const counts = await countPieces(db)
    return rows.map(({ uuid, version, name, updatedAt }) => ({
      uuid,
      version,
      name,
      updatedAt,
      pieceCount: counts.get(uuid) ?? 0,
    }))
  },
  edit: ({ name }) => ({ name }),
  marks: (uuids) => markProducts(standingIn(uuids)),
  changesMarked: (before, after) => before.name !== after.name,
  afterBin: (tx, uuid) => refuseInUse(tx, variants, isPieceAt(uuid), ['piece', 'pieces']),
})

export const { create: createDisplayPlace, save: saveDisplayPlace, bin: binDisplayPlace } = displayPlaceRecords

async function countPieces(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ uuid: sql<string>`${variants.displayPlaceUuid}`, count: count() })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(and(isNotNull(variants.displayPlaceUuid), isNull(variants.deletedAt), isNull(products.deletedAt)))
    .groupBy(variants.displayPlaceUuid)
  return new Map(rows.map((row) => [row.uuid, row.count]))
}

/** As the list counts them: pieces of binned products do not stand there. */
const isPieceAt = (uuid: string): SQL => sql`${eq(variants.displayPlaceUuid, uuid)} and exists (
  select from ${products} where ${products.uuid} = ${variants.productUuid} and ${products.deletedAt} is null)`

const standingIn = (uuids: string[]): SQL => sql`${products.uuid} in (
  select ${variants.productUuid} from ${variants} where ${inArray(variants.displayPlaceUuid, uuids)})`

/** Refuses a place that is missing or in the bin, and locks it until the transaction ends; before the product is locked. */
export async function refuseMissingPlaces(
  tx: Transaction,
  edits: Pick<VariantEdit, 'displayPlaceUuid'>[],
): Promise<void> {
  const named = [...new Set(edits.flatMap(({ displayPlaceUuid }) => displayPlaceUuid ?? []))]
  if (named.length === 0) return
  const found = await lockLive(tx, displayPlaces, named)
  const place = edits.findIndex(({ displayPlaceUuid }) => displayPlaceUuid !== null && !found.has(displayPlaceUuid))
  if (place >= 0) throw refuseField(`variants.${place}.displayPlaceUuid`, missingPlace)
}

export const missingPlace = 'This place no longer exists. Please choose another.'
