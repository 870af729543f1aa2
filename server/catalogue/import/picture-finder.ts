import { isNull } from 'drizzle-orm'
import { pictures } from '../../media/tables.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { readSources } from '../sheets/lists.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Built } from './group.ts'

/** The pictures that cells name: the hash of each that the shop has, or where it is to come from. */
export async function openPictureFinder(
  db: Db,
  rows: ImportRow[],
  awaited: ReadonlySet<string>,
): Promise<(text: string) => string[]> {
  const cells = rows.flatMap(({ cells: { pictures: own, variantPictures } }) => [own ?? '', variantPictures ?? ''])
  const sources = [...new Set(cells.filter((text) => text !== '').flatMap(readSources))]
  const known = await findKnown(
    db,
    sources.filter((source) => !awaited.has(source)),
  )
  return (text) => [...new Set(readSources(text).map((source) => known.get(source) ?? source))]
}

/** Our own addresses tell the hash; a name alone is that of a picture of the library, where only one has it. */
async function findKnown(db: Db, sources: string[]): Promise<Map<string, string>> {
  const own = sources.flatMap((source) => {
    const hash = /\/media\/([0-9a-f]{64})[.-]/.exec(source)?.[1]
    return hash ? [{ source, hash }] : []
  })
  const kept = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(
      among(
        pictures.hash,
        own.map(({ hash }) => hash),
      ),
    )
  const hashes = new Set(kept.map(({ hash }) => hash))
  return new Map([
    ...(await findNamed(db, sources)),
    ...own.filter(({ hash }) => hashes.has(hash)).map(({ source, hash }): [string, string] => [source, hash]),
  ])
}

async function findNamed(db: Db, sources: string[]): Promise<[string, string][]> {
  const names = sources.filter((source) => !source.includes('/'))
  if (names.length === 0) return []
  const found = await db
    .select({ hash: pictures.hash, fileName: pictures.fileName })
    .from(pictures)
    .where(isNull(pictures.deletedAt))
  const byName = Map.groupBy(found, ({ fileName }) => fileName.toLowerCase())
  return names.flatMap((name): [string, string][] => {
    const [only, ...others] = byName.get(name.toLowerCase()) ?? []
    return only && others.length === 0 ? [[name, only.hash]] : []
  })
}

export const isHash = (picture: string) => /^[0-9a-f]{64}$/.test(picture)

/** Where pictures are still to come from. */
export const listAwaited = (built: Built[]): string[] => [
  ...new Set(
    built
      .flatMap(({ after }) =>
        after ? [after.words.pictures, ...after.variants.map(({ words }) => words.pictures)] : [],
      )
      .flat()
      .filter((picture) => !isHash(picture)),
  ),
]
