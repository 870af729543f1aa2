import { and, asc, isNull, not, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { cut } from '../../platform/in-parts.ts'
import type { Changes, Entry } from '../search/entry.ts'
import { readTextFacts } from '../search/filters/naming.ts'
import type { FactsWithTexts } from '../search/lean-index.ts'
import { describeCard } from '../search/storage/kept-cards.ts'
import { createVocabulary } from '../search/storage/vocabulary.ts'
import { listTerms } from '../search/text/terms.ts'
import { searchProducts, searchState } from '../tables.ts'
import { packNumbers, unpackNumbers } from './packed.ts'
import { addCounts, type Counts, changeLists, nameWords } from './word-lists.ts'

/** A change of the tables, in one transaction and under their lock. The words and counts of all its parts are written once. */
export type Writing = { db: Db; version: number; terms: Map<string, number>; counts: Counts }

export const beginWriting = (db: Db, version: number): Writing => ({ db, version, terms: new Map(), counts: new Map() })

const noTerms = new Uint32Array(0)

/** A product that is in both lists counts as changed. */
export async function writeChanges(writing: Writing, { changed, removed }: Changes): Promise<void> {
  const { db, version } = writing
  const entries = new Map(changed.map((entry) => [entry.uuid, entry]))
  const known = await readKnown(db, [...entries.keys(), ...removed])
  const fresh = [...entries.keys()].filter((uuid) => !known.has(uuid))
  const slots = await findSlots(db, [...entries.keys()], fresh)
  const termsOf = await readTerms(writing, [...entries.values()])
  const rows = [...entries.values()].map((entry) => ({
    slot: known.get(entry.uuid)?.slot ?? slots.get(entry.uuid) ?? 0,
    uuid: entry.uuid,
    facts: JSON.stringify(takeFacts(entry)),
    card: JSON.stringify(describeCard(entry)),
    terms: termsOf(entry),
  }))
  // The card of a removed product stays, because an index that is not up to date may still show it.
  const gone = [...new Set(removed)].flatMap((uuid) => {
    const own = entries.has(uuid) ? undefined : known.get(uuid)
    return own && own.facts !== null ? [{ slot: own.slot, uuid, facts: null, card: own.card, terms: noTerms }] : []
  })
  await changeLists(
    db,
    [...rows, ...gone].map(({ slot, uuid, terms }) => ({
      slot,
      before: known.get(uuid)?.terms ?? noTerms,
      after: terms,
    })),
    writing.counts,
  )
  for (const page of cut([...rows, ...gone], 1_000)) {
    await db
      .insert(searchProducts)
      .values(page.map((row) => ({ ...row, changedIn: version, terms: packNumbers(row.terms) })))
      .onConflictDoUpdate({
        target: searchProducts.slot,
        set: {
          uuid: sql`excluded.uuid`,
          changedIn: sql`excluded.changed_in`,
          facts: sql`excluded.facts`,
          card: sql`excluded.card`,
          terms: sql`excluded.terms`,
        },
      })
  }
}

export async function endWriting({ db, version, counts }: Writing, program: string): Promise<void> {
  await addCounts(db, counts, version)
  await db
    .insert(searchState)
    .values({ id: 1, version, program })
    .onConflictDoUpdate({ target: searchState.id, set: { version, program } })
}

async function readKnown(db: Db, uuids: string[]) {
  const rows = await db.select().from(searchProducts).where(among(searchProducts.uuid, uuids))
  return new Map(rows.map((row) => [row.uuid, { ...row, terms: unpackNumbers(row.terms) }]))
}

/** Slots for new products: first the slots of removed products that this change does not restore. */
async function findSlots(db: Db, changed: string[], fresh: string[]): Promise<Map<string, number>> {
  const { slot, uuid, facts } = searchProducts
  const [row] = await db.select({ last: sql<number | null>`max(${slot})` }).from(searchProducts)
  const free = await db
    .select({ slot })
    .from(searchProducts)
    .where(and(isNull(facts), not(among(uuid, changed))))
    .orderBy(asc(slot))
    .limit(fresh.length)
  const next = (row?.last ?? -1) + 1 - free.length
  return new Map(fresh.map((each, place) => [each, free[place]?.slot ?? next + place]))
}

/** The terms of these products by the numbers of the tables. */
async function readTerms({ db, version, terms }: Writing, entries: Entry[]): Promise<(entry: Entry) => Uint32Array> {
  const own = createVocabulary()
  const lists = new Map(entries.map((entry) => [entry, listTerms(own, entry)]))
  const fresh = own.words.filter((word) => !terms.has(word))
  for (const [word, term] of await nameWords(db, fresh, version)) terms.set(word, term)
  const numbers = own.words.map((word) => terms.get(word) ?? 0)
  return (entry) => (lists.get(entry) ?? noTerms).map((each) => (numbers[each >>> 3] ?? 0) * 8 + (each & 7)).sort()
}

function takeFacts(entry: Entry): FactsWithTexts {
  const { card, description, metaTags, variants, ...facts } = entry
  const offers = variants.map(({ shown, ...offer }) => offer)
  return {
    ...facts,
    card: { immediateDelivery: card.immediateDelivery },
    variants: offers,
    textFacts: readTextFacts(entry),
  }
}
