import type { Db } from '../../platform/database.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Desk } from './cell-desk.ts'
import { openPictureFinder, type PictureHints } from './picture-finder.ts'
import { openRelatedFinder } from './related-finder.ts'
import type { ShelfFinder } from './shelf-finder.ts'

type Parts = { rows: ImportRow[]; shelves: ShelfFinder; hints: PictureHints }

export async function openDesk(db: Db, { rows, shelves, hints }: Parts): Promise<Desk> {
  const [pictures, related] = await Promise.all([openPictureFinder(db, rows, hints), openRelatedFinder(db, rows)])
  return { shelves, pictures, related }
}
