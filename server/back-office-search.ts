import { isNull, sql } from 'drizzle-orm'
import { type KindWith, listKinds, recordKinds } from '../contract/kinds.ts'
import { rankMatch } from '../contract/match-rank.ts'
import { simplify } from '../contract/simple-text.ts'
import type { Found, FoundKind } from '../contract/staff/search.ts'
import type { Role } from '../contract/staff/sign-in.ts'
import { bookingKinds } from './bookings/kind-entries.ts'
import { kindEntries } from './content/kind-entries.ts'
import { enquiryKinds } from './enquiries/kind-entries.ts'
import type { Db } from './platform/database.ts'
import type { FoundRow, KindEntries, KindEntry, KindSearch } from './site/kind-entry.ts'

const kinds: KindEntries<KindWith<'foundBy'>> = { ...kindEntries, ...enquiryKinds, ...bookingKinds }

const maxFound = 6

/** The records whose names contain every typed word and that this role may open, the best match first. */
export async function searchBackOffice(db: Db, typed: string, role: Role): Promise<Found[]> {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const q = words.join(' ')
  if (words.length === 0) return []
  const allowed = listKinds('foundBy').filter((kind) => recordKinds[kind].foundBy.includes(role))
  const found = await Promise.all(
    allowed.map(async (kind) => {
      const rows = await findRows(db, kinds[kind], words)
      return rank(rows, q)
        .slice(0, maxFound)
        .map((row) => show(kind, row))
    }),
  )
  return rank(found.flat(), q)
}

async function findRows(db: Db, kind: KindEntry, words: string[]): Promise<FoundRow[]> {
  const search: KindSearch = kind.search ?? {}
  if (search.find) return search.find(db, words.join(' '), maxFound)
  const rows = await (search.read?.(db) ?? readRows(db, kind))
  return rows.filter(({ name }) => holds(name, words))
}

const readRows = (db: Db, { table, id, name, deletedAt, search }: KindEntry): Promise<FoundRow[]> =>
  db
    .select({
      id: sql<string>`${id}::text`,
      name: sql<string>`${name}`,
      note: sql<string>`${search?.note ?? ''}`,
    })
    .from(table)
    .where(deletedAt && isNull(deletedAt))

const holds = (text: string, words: string[]) => words.every((word) => simplify(text).includes(simplify(word)))

const rank = <One extends Pick<FoundRow, 'name' | 'also'>>(rows: One[], q: string): One[] => {
  const ranked = rows.map((row) => ({ row, rank: rankMatch(q, [row.name, ...(row.also ?? [])]) }))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row)
}

const show = (kind: FoundKind, { id, name, note, also }: FoundRow): Found => ({
  kind,
  id: String(id),
  name,
  note: note ?? '',
  also: also ?? [],
})
