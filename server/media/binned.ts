import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { files, pictures } from './tables.ts'

/** Pictures and files in the bin, which get a 404 once nothing outside the bin shows them. */
export type Binned = {
  /** Reads the bin again; called for each content version. */
  refresh(): Promise<void>
  isGone(hash: string): Promise<boolean>
}

/** `isShown`: whether a record outside the bin shows a picture or file. Passed in, since media must not import other features. */
export async function openBinned(db: Db, isShown: (hash: string) => Promise<boolean>): Promise<Binned> {
  let binned = new Set<string>()
  const shown = new Map<string, Promise<boolean>>()
  const refresh = async () => {
    binned = new Set(await listBinned(db))
    shown.clear()
  }
  /** Cached for a content version, because it reads every text of the shop. */
  const isStillShown = (hash: string): Promise<boolean> => {
    const known = shown.get(hash) ?? isShown(hash)
    shown.set(hash, known)
    known.catch(() => shown.delete(hash))
    return known
  }
  await refresh()
  return {
    refresh,
    isGone: async (hash) => binned.has(hash) && (await isInBin(db, hash)) && !(await isStillShown(hash)),
  }
}

async function listBinned(db: Db): Promise<string[]> {
  const list = (table: typeof pictures | typeof files) =>
    db.select({ hash: table.hash }).from(table).where(isNotNull(table.deletedAt))
  return (await Promise.all([list(pictures), list(files)])).flat().map(({ hash }) => hash)
}

/** Checks the database, because a picture leaves the bin without a new content version when it is uploaded again. */
async function isInBin(db: Db, hash: string): Promise<boolean> {
  const count = (table: typeof pictures | typeof files) =>
    db.$count(table, and(eq(table.hash, hash), isNotNull(table.deletedAt)))
  return (await Promise.all([count(pictures), count(files)])).some((rows) => rows > 0)
}
