import { and, isNull } from 'drizzle-orm'
import { writeHashPattern } from '../../contract/media-hash.ts'
import { among } from '../platform/among.ts'
import type { Db } from '../platform/database.ts'
import { readEnding } from './file-name.ts'
import { pictureName } from './shown-picture.ts'
import { files, pictures } from './tables.ts'

const fileAddress = new RegExp(`^/media/files/(${writeHashPattern()})/([^/]+)$`)

/** The paths with a picture or a file that is not in the bin. */
export async function pickLiveMedia(db: Db, paths: string[]): Promise<Set<string>> {
  return new Set((await Promise.all([pickPictures(db, paths), pickFiles(db, paths)])).flat())
}

async function pickPictures(db: Db, paths: string[]): Promise<string[]> {
  const named = paths.flatMap((path) => {
    const hash = pictureName.exec(path.replace(/^\/media\//, ''))?.[1]
    return hash === undefined ? [] : [{ path, hash }]
  })
  if (named.length === 0) return []
  const hashes = [...new Set(named.map(({ hash }) => hash))]
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(among(pictures.hash, hashes), isNull(pictures.deletedAt)))
  const live = new Set(rows.map(({ hash }) => hash))
  return named.flatMap(({ path, hash }) => (live.has(hash) ? [path] : []))
}

/** A renamed file is still found by its old name, but not with another extension. */
async function pickFiles(db: Db, paths: string[]): Promise<string[]> {
  const named = paths.flatMap((path) => {
    const [, hash, name] = fileAddress.exec(path) ?? []
    return hash === undefined || name === undefined ? [] : [{ path, hash, ending: readEnding(name) }]
  })
  if (named.length === 0) return []
  const hashes = [...new Set(named.map(({ hash }) => hash))]
  const rows = await db
    .select({ hash: files.hash, fileName: files.fileName })
    .from(files)
    .where(and(among(files.hash, hashes), isNull(files.deletedAt)))
  const endings = new Map(rows.map(({ hash, fileName }) => [hash, readEnding(fileName)]))
  return named.flatMap(({ path, hash, ending }) => (endings.get(hash) === ending ? [path] : []))
}
