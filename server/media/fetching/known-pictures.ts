import { and, eq, isNull } from 'drizzle-orm'
import { writeHashPattern } from '../../../contract/media-hash.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { pictureSources, pictures } from '../tables.ts'

/** The shop's own address of a picture contains its hash, so any host is accepted: the shop may have moved since. */
const ownAddress = new RegExp(`^(?:https?://[^/?#]+)?/media/(${writeHashPattern()})(?:-\\d+)?\\.(?:webp|avif)$`)

/** The hashes of pictures that the shop already has, by their source. */
export async function findKnownPictures(db: Db, sources: string[]): Promise<Map<string, string>> {
  const own = sources.flatMap((source) => {
    const hash = ownAddress.exec(source)?.[1]
    return hash === undefined ? [] : [{ source, hash }]
  })
  const hashes = own.map(({ hash }) => hash)
  const kept = await db.select({ hash: pictures.hash }).from(pictures).where(among(pictures.hash, hashes))
  const keptHashes = new Set(kept.map(({ hash }) => hash))
  const remembered = await db
    .select({ source: pictureSources.source, hash: pictureSources.pictureHash })
    .from(pictureSources)
    .innerJoin(pictures, eq(pictures.hash, pictureSources.pictureHash))
    .where(and(among(pictureSources.source, sources), isNull(pictures.deletedAt)))
  const ofOurs = own.filter(({ hash }) => keptHashes.has(hash))
  return new Map([...remembered, ...ofOurs].map(({ source, hash }) => [source, hash]))
}

export async function rememberSource(db: Db, sources: string[], pictureHash: string): Promise<void> {
  const rows = sources.map((source) => ({ source, pictureHash }))
  await db
    .insert(pictureSources)
    .values(rows)
    .onConflictDoUpdate({ target: pictureSources.source, set: { pictureHash } })
}
