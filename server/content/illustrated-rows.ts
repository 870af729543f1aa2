import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'

type Kept = { id: string; imageHash: string | null; updatedAt: Date }

/** Rows as a list of the back office shows them, each with its picture. */
export async function illustrateRows<Row extends Kept>(db: Db, rows: Row[]) {
  const hashes = rows.map(({ imageHash }) => imageHash)
  const pictures = await readPictures(db, hashes)
  return rows.map(({ id, imageHash, updatedAt, ...row }) => ({
    ...row,
    uuid: id,
    image: pictures.get(imageHash ?? '') ?? null,
    updatedAt: updatedAt.toISOString(),
  }))
}
