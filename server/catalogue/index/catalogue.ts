import type { Db } from '../../platform/database.ts'
import { cut, takeSteps } from '../../platform/in-parts.ts'
import type { Logger } from '../../platform/log.ts'
import { contentVersion } from '../../site/tables.ts'
import type { ChangedProducts, Changing } from '../products/cached-reads.ts'
import { addInitial, applyInSteps, createIndex, finishInitial, type Index } from '../search/catalogue-index.ts'
import { arrangeRules } from '../search/rules.ts'
import { arrangeSynonyms, keepSynonyms } from '../search/text/synonyms.ts'
import { readSearchRules } from '../search-rules/search-rule-edits.ts'
import { followTables, type Tables } from '../search-tables/follow-tables.ts'
import { openLeanIndex } from '../search-tables/open-lean-index.ts'
import { readSynonyms } from '../synonyms/synonym-edits.ts'
import { readTaxonomy, type Taxonomy } from '../taxonomy/taxonomy.ts'
import { judgeAt, listChanged, pageLength, readChanges } from './changed-entries.ts'
import { readEntries } from './entries.ts'
import type { StoredIndex } from './stored-index.ts'

/**
 * The public catalogue, in memory: at least as new as its content version. The index is patched in place, so during an
 * edit of more than a slice of products a reader may see part of it (decision 086).
 */
export type Catalogue = Changing & {
  readonly version: number
  readonly index: Index
  readonly taxonomy: Taxonomy
  /** The instant at which offers are judged: never before the last switch that any process has carried out. */
  now(): Date
  /** Reads the changes that the database has and this catalogue lacks. */
  refresh(): Promise<void>
  /** Stores the index, so that the next start reads nothing from the database. */
  close(): Promise<void>
}

type Options = {
  db: Db
  clock: () => Date
  log: Logger
  kept?: StoredIndex
  /**
   * Present if words and cards stay in PostgreSQL: the database that `db` follows, and the program that writes the
   * tables.
   */
  tables?: Tables | undefined
}
type Seen = {
  version: number
  /** Identifies this content among all others, of this database or another. */
  content: string
  switchedAt: Date
  index: Index
  taxonomy: Taxonomy
}

export async function openCatalogue({ db, clock, log, kept, tables }: Options): Promise<Catalogue> {
  const started = performance.now()
  const listeners: ((changed: ChangedProducts) => void)[] = []
  const report = (changed: ChangedProducts) => {
    for (const listener of listeners) listener(changed)
  }
  let seen = await look({ db, clock, kept, tables, report })
  log.info({ products: seen.index.products.slotOf.size, ms: Math.round(performance.now() - started) }, 'catalogue read')
  let turn = Promise.resolve()
  return {
    get version() {
      return seen.version
    },
    get index() {
      return seen.index
    },
    get taxonomy() {
      return seen.taxonomy
    },
    now: () => judgeAt(clock(), seen.switchedAt),
    onChanged: (listener) => listeners.push(listener),
    refresh: () => {
      turn = turn
        .catch(() => {})
        .then(async () => {
          seen = await look({ db, clock, tables, report }, seen)
        })
      return turn
    },
    close: async () => {
      try {
        await turn.catch(() => {})
        // The index may already contain part of a newer edit, so it is stored only while its content is current.
        if (kept && (await readVersion(db)).content === seen.content) await kept.put(seen.content, seen.index)
      } catch (err) {
        log.warn({ err }, 'the search index could not be saved; the next start builds it again')
      }
    },
  }
}

type Sources = Pick<Options, 'db' | 'clock' | 'kept' | 'tables'> & { report(changed: ChangedProducts): void }

async function look({ db, clock, kept, tables, report }: Sources, seen?: Seen): Promise<Seen> {
  const { version, content, switchedAt } = await readVersion(db)
  if (version === seen?.version) return seen
  // A database that was restored to an earlier day is read from the start.
  const known = seen && seen.version < version ? seen : undefined
  const taxonomy = await readTaxonomy(db)
  const whole = await kept?.take(content)
  const before = whole ?? known?.index
  const index = before ?? (tables ? openLeanIndex({ reading: db, primary: tables.primary }) : createIndex())
  const synonyms = keepSynonyms(index.synonyms, arrangeSynonyms(await readSynonyms(db)))
  const rules = arrangeRules(await readSearchRules(db))
  const changed = whole ? [] : await listChanged(db, known?.version ?? -1)
  report(known ? changed : 'all')
  if (tables) await followTables(db, index, { ...tables, clock, version })
  else {
    const fill = before ? patchIndex : fillIndex
    await fill(index, changed, { db, taxonomy, now: judgeAt(clock(), switchedAt) })
  }
  // No await between the last slice and here: an edit of one slice is seen whole.
  index.synonyms = synonyms
  index.rules = rules
  return { version, content, switchedAt, index, taxonomy }
}

async function readVersion(db: Db) {
  const [row] = await db.select().from(contentVersion)
  if (!row) throw new Error('The row of the content version is missing.')
  return { ...row, content: `${row.version} ${row.stamp}` }
}

type Reading = { db: Db; taxonomy: Taxonomy; now: Date }

async function patchIndex(index: Index, uuids: string[], { db, taxonomy, now }: Reading): Promise<void> {
  const pages = cut(uuids, pageLength)
  for await (const changes of readAhead(pages, (page) => readChanges(db, taxonomy, page, now))) {
    await takeSteps(applyInSteps(index, changes))
  }
}

/** Reads a whole catalogue into an empty index. */
async function fillIndex(index: Index, uuids: string[], { db, taxonomy, now }: Reading): Promise<void> {
  for await (const entries of readAhead(cut(uuids, pageLength), (page) => readEntries(db, taxonomy, page, now))) {
    await takeSteps(addInitial(index, entries))
  }
  await takeSteps(finishInitial(index))
}

/** The database reads the next page while this one is applied. */
async function* readAhead<Page, Answer>(pages: Iterable<Page>, read: (page: Page) => Promise<Answer>) {
  let coming: Promise<Answer> | undefined
  for (const page of pages) {
    const next = read(page)
    // Avoids an unhandled rejection when the page before it failed and this one is never awaited.
    next.catch(() => {})
    if (coming) yield await coming
    coming = next
  }
  if (coming) yield await coming
}
