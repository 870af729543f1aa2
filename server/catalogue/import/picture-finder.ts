import { isNull } from 'drizzle-orm'
import { isHash } from '../../../contract/media-hash.ts'
import { findKnownPictures } from '../../media/fetching/known-pictures.ts'
import { pictures } from '../../media/tables.ts'
import type { Db } from '../../platform/database.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { readSources } from '../sheets/values/lists.ts'
import type { Built } from './group.ts'

/** A picture in the ZIP beside a file; with its hash where the shop has it already. */
export type ZippedPicture = { hash: string | undefined }
/** The pictures known before any lookup. */
export type PictureHints = {
  /** These addresses count as missing, even if they have been fetched since. */
  awaited: ReadonlySet<string>
  /** Pictures in the ZIP that came with the file. */
  zipped: ReadonlyMap<string, ZippedPicture>
}

/** Finds the pictures that cells name: the hash of each that the shop has, or its source. */
export async function openPictureFinder(
  db: Db,
  rows: ImportRow[],
  { awaited, zipped }: PictureHints,
): Promise<(text: string) => string[]> {
  const sources = listSources(rows).filter((source) => !awaited.has(source))
  const names = sources.filter((source) => !source.includes('/') && !zipped.has(source))
  const known = new Map([...(await findNamed(db, names)), ...(await findKnownPictures(db, sources))])
  for (const source of sources) {
    const inZip = zipped.get(source)
    if (inZip) known.set(source, inZip.hash ?? source)
  }
  return (text) => [...new Set(readSources(text).map((source) => known.get(source) ?? source))]
}

/** Every picture that a file names, once. */
export function listSources(rows: ImportRow[]): string[] {
  const cells = rows.flatMap(({ cells: { pictures: own, variantPictures } }) => [own ?? '', variantPictures ?? ''])
  return [...new Set(cells.filter((text) => text !== '').flatMap(readSources))]
}

/** A plain name means the picture of that name in the library, if there is only one. */
async function findNamed(db: Db, names: string[]): Promise<[string, string][]> {
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

/** Lists the sources of pictures that are still to be fetched. */
export const listAwaited = (built: Built[]): string[] => [
  ...new Set(
    built
      .flatMap(({ after }) =>
        after ? [after.facts.pictures, ...after.variants.map(({ facts }) => facts.pictures)] : [],
      )
      .flat()
      .filter((picture) => !isHash(picture)),
  ),
]
