import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'

/** Adds to each row of a back-office list its picture. */
export async function illustrateRows<Row extends { id: string; imageHash: string | null }>(rows: Row[], db: Db) {
  const hashes = rows.map(({ imageHash }) => imageHash)
  const pictures = await readPictures(db, hashes)
  return rows.map((row) => ({ ...row, uuid: row.id, image: pictures.get(row.imageHash ?? '') ?? null }))
}
