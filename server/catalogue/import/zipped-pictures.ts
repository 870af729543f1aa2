import { findKnownPictures } from '../../media/fetching/known-pictures.ts'
import { openPictureZip } from '../../media/fetching/picture-zip.ts'
import { hashContent } from '../../media/keys.ts'
import type { Db } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { type Import, zipKey } from './import-file.ts'
import { listSources, type ZippedPicture } from './picture-finder.ts'

/** Which of the pictures that a file names lie in its ZIP. */
export async function readZipped(
  { db, storage }: { db: Db; storage: Storage },
  { uuid, zipName }: Import,
  rows: ImportRow[],
): Promise<Map<string, ZippedPicture>> {
  const bytes = zipName === null ? undefined : await storage.read(zipKey(uuid))
  if (!bytes) return new Map()
  const zip = await openPictureZip(bytes)
  const contents = new Map<string, string>()
  for (const name of listSources(rows).filter((source) => zip.has(source))) {
    const picture = await zip.read(name).catch(ignoreDamaged)
    contents.set(name, picture ? `sha256:${hashContent(picture)}` : '')
  }
  const known = await findKnownPictures(db, [...contents.values()])
  return new Map([...contents].map(([name, content]) => [name, { hash: known.get(content) }]))
}

/** It is told when it is fetched. */
function ignoreDamaged(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error
}
