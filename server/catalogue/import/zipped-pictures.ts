import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findKnownPictures } from '../../media/fetching/known-pictures.ts'
import { openPictureZip, type PictureZip } from '../../media/fetching/picture-zip.ts'
import { hashContent } from '../../media/keys.ts'
import type { Db } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { type Import, zipKey } from './import-file.ts'
import { listSources, type ZippedPicture } from './picture-finder.ts'

/** Opens the ZIP that came with a file, if there is one: from a copy on disk, as it may be too long for memory. */
export async function withZip<Result>(
  storage: Storage,
  { uuid, zipName }: Import,
  use: (zip: PictureZip | undefined) => Promise<Result>,
): Promise<Result> {
  const content = zipName === null ? undefined : await storage.stream(zipKey(uuid))
  if (!content) return use(undefined)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-zip-'))
  try {
    const path = join(folder, 'pictures.zip')
    await pipeline(Readable.fromWeb(content as never), createWriteStream(path))
    const zip = await openPictureZip(path)
    return await use(zip).finally(zip.close)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lists which of a file's pictures its ZIP contains. */
export async function listZipped(
  db: Db,
  zip: PictureZip | undefined,
  rows: ImportRow[],
): Promise<Map<string, ZippedPicture>> {
  if (!zip) return new Map()
  const contents = new Map<string, string>()
  for (const name of listSources(rows).filter((source) => zip.has(source))) {
    const picture = await zip.read(name).catch(ignoreDamaged)
    contents.set(name, picture ? `sha256:${hashContent(picture)}` : '')
  }
  const known = await findKnownPictures(db, [...contents.values()])
  return new Map([...contents].map(([name, content]) => [name, { hash: known.get(content) }]))
}

/** The problem is shown when the picture is fetched. */
function ignoreDamaged(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error
}
