import { sql } from 'drizzle-orm'
import { isUuid } from '../../../contract/uuid.ts'
import type { Db } from '../../platform/database.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { readList } from '../sheets/values/lists.ts'
import { openPictureFinder, type PictureHints } from './picture-finder.ts'
import type { TermFinder } from './term-finder.ts'
import type { Found } from './term-rows.ts'

/** Looks up the terms, pictures and products that the cells of a file name. */
export type CellFinders = {
  terms: TermFinder
  /** The pictures that a cell names: the hash of one that the shop has, or its source. */
  pictures(text: string): string[]
  /** The products a cell names by ID or code. */
  related(text: string): Found<string[]>
}

type Parts = { rows: ImportRow[]; terms: TermFinder; hints: PictureHints }

export async function openCellFinders(db: Db, { rows, terms, hints }: Parts): Promise<CellFinders> {
  const [pictures, related] = await Promise.all([openPictureFinder(db, rows, hints), openRelatedFinder(db, rows)])
  return { terms, pictures, related }
}

/** Looks up related products, which cells name by ID or by code. */
async function openRelatedFinder(db: Db, rows: ImportRow[]): Promise<(text: string) => Found<string[]>> {
  const named = [...new Set(rows.flatMap(({ cells }) => readList(cells.related ?? '')))]
  const found = await db.execute<{ uuid: string; code: string | null }>(sql`
    select uuid, supplier_code as code from products
    where uuid = any(${sql.param(named.filter(isUuid))}::uuid[]) or supplier_code = any(${sql.param(named)}::text[])`)
  const known = new Map(
    found.flatMap(({ uuid, code }) => [[uuid, uuid], ...(code ? [[code, uuid]] : [])] as [string, string][]),
  )
  return (text) => {
    const uuids: string[] = []
    for (const name of readList(text)) {
      const uuid = known.get(isUuid(name) ? name.toLowerCase() : name)
      if (uuid === undefined) return { problem: `There is no product “${name}”.` }
      uuids.push(uuid)
    }
    return { id: [...new Set(uuids)] }
  }
}
