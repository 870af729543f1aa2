import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import type { Index } from '../server/catalogue/search/catalogue-index.ts'
import type { Entry } from '../server/catalogue/search/entry.ts'
import { openLeanIndex } from '../server/catalogue/search-tables/open-lean-index.ts'
import { readTables } from '../server/catalogue/search-tables/read-tables.ts'
import { beginWriting, endWriting, writeChanges } from '../server/catalogue/search-tables/write-tables.ts'

const pageLength = 4_096

/** Replaces the contents of the search tables by these products, and opens an index on them. */
export async function fileInTables(sql: Sql, entries: Iterable<Entry>): Promise<Index> {
  await sql`truncate search_state, search_words, search_postings, search_products`
  const db = drizzle(sql, { casing: 'snake_case' })
  await db.transaction(async (tx) => {
    const writing = beginWriting(tx, 0)
    let page: Entry[] = []
    for (const entry of entries) {
      if (page.push(entry) < pageLength) continue
      await writeChanges(writing, { changed: page, removed: [] })
      page = []
    }
    await writeChanges(writing, { changed: page, removed: [] })
    await endWriting(writing, 'bench')
  })
  await sql`analyze search_state, search_words, search_postings, search_products`
  return openFiled(sql)
}

/** Opens an index on the current contents of the tables. */
export async function openFiled(sql: Sql): Promise<Index> {
  const db = drizzle(sql, { casing: 'snake_case' })
  const index = openLeanIndex({ reading: db, primary: db })
  await readTables(db, index)
  return index
}
