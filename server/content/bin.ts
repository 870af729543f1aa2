import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type BinKind, type BinRow, binKinds } from '../../contract/staff-content.ts'
import { restoreBrand } from '../catalogue/brand-edits.ts'
import { restoreCategory } from '../catalogue/category-edits.ts'
import { restoreProduct } from '../catalogue/product-status-edits.ts'
import { restoreProperty } from '../catalogue/property-edits.ts'
import { restoreRange } from '../catalogue/range-edits.ts'
import { restoreSubCategory } from '../catalogue/sub-category-edits.ts'
import { brands, categories, products, properties, ranges, subCategories } from '../catalogue/tables.ts'
import { files, pictures } from '../media/tables.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { audit } from '../site/tables.ts'
import { restoreFile, restorePicture } from './media-edits.ts'
import { restorePage } from './page-edits.ts'
import { restorePopup } from './popup-edits.ts'
import { restoreSlide } from './slide-edits.ts'
import { pages, popups, slides } from './tables.ts'

type Restore = (tx: Transaction, change: Change, id: string) => Promise<unknown>
type Binned = { table: PgTable; id: PgColumn; name: PgColumn; deletedAt: PgColumn; restore: Restore }

const bin: Record<BinKind, Binned> = {
  product: { ...keyed(products, products.uuid, products.name), restore: restoreProduct },
  category: {
    ...keyed(categories, categories.id, categories.name),
    restore: (tx, change, id) => restoreCategory(tx, change, Number(id)),
  },
  'sub-category': { ...keyed(subCategories, subCategories.uuid, subCategories.name), restore: restoreSubCategory },
  range: { ...keyed(ranges, ranges.uuid, ranges.name), restore: restoreRange },
  brand: { ...keyed(brands, brands.uuid, brands.name), restore: restoreBrand },
  property: {
    ...keyed(properties, properties.id, properties.name),
    restore: (tx, change, id) => restoreProperty(tx, change, Number(id)),
  },
  slide: { ...keyed(slides, slides.id, slides.title), restore: restoreSlide },
  'pop-up': { ...keyed(popups, popups.id, popups.title), restore: restorePopup },
  page: { ...keyed(pages, pages.id, pages.title), restore: restorePage },
  picture: { ...keyed(pictures, pictures.hash, pictures.fileName), restore: restorePicture },
  file: { ...keyed(files, files.hash, files.fileName), restore: restoreFile },
}

function keyed(table: PgTable & { deletedAt: PgColumn }, id: PgColumn, name: PgColumn) {
  return { table, id, name, deletedAt: table.deletedAt }
}

/** The newest of each kind: whoever looks for something that was thrown away long ago searches elsewhere. */
const mostOfAKind = 200

export async function listBin(db: Db): Promise<BinRow[]> {
  const found = await Promise.all(binKinds.map((kind) => listKind(db, kind)))
  const rows = found.flat()
  const names = await readWhoBinned(db, rows)
  return rows
    .map((row) => ({ ...row, binnedBy: names.get(`${row.kind} ${row.id}`) ?? null }))
    .sort((one, other) => (one.binnedAt < other.binnedAt ? 1 : -1))
}

async function listKind(db: Db, kind: BinKind) {
  const { table, id, name, deletedAt } = bin[kind]
  const rows = await db
    .select({
      id: sql<string>`${id}::text`,
      name: sql<string>`${name}`,
      at: sql`${deletedAt}`.mapWith((at: string) => new Date(at)),
    })
    .from(table)
    .where(isNotNull(deletedAt))
    .orderBy(desc(deletedAt))
    .limit(mostOfAKind)
  return rows.map(({ at, ...row }) => ({ ...row, kind, binnedAt: at.toISOString() }))
}

async function readWhoBinned(db: Db, rows: { id: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const entries = await db
    .selectDistinctOn([audit.entity, audit.entityId], {
      entity: audit.entity,
      id: audit.entityId,
      name: audit.staffName,
    })
    .from(audit)
    .where(
      and(
        eq(audit.action, 'bin'),
        inArray(audit.entity, [...binKinds]),
        inArray(
          audit.entityId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(audit.entity, audit.entityId, desc(audit.id))
  return new Map(entries.map(({ entity, id, name }) => [`${entity} ${id}`, name]))
}

export const takeBack = (tx: Transaction, change: Change, kind: BinKind, id: string) =>
  bin[kind].restore(tx, change, id)
