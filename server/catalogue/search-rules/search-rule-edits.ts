import { and, asc, isNull, ne, sql } from 'drizzle-orm'
import type { SearchRuleEdit, SearchRuleRow } from '../../../contract/staff/search-rules.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { defineRecords } from '../../site/records.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { nameSearch, type SearchRule } from '../search/rules.ts'
import { searchRules } from '../tables.ts'

/** The maximum number of rules, because each process keeps all of them in memory. */
const maxRules = 1000

/** Makes changes of rules wait for each other, so that no two have the same words. */
const rulesLock = 1_620_101

type Row = typeof searchRules.$inferSelect

export const readSearchRules = (db: Db): Promise<SearchRule[]> => {
  const { uuid, words, pinned, hidden, sendTo } = searchRules
  return db.select({ uuid, words, pinned, hidden, sendTo }).from(searchRules).where(isNull(searchRules.deletedAt))
}

export const searchRuleRecords = defineRecords({
  entity: 'search-rule',
  table: searchRules,
  id: searchRules.uuid,
  listOrder: [asc(sql`lower(${searchRules.words})`), asc(searchRules.uuid)],
  list: (rows): SearchRuleRow[] =>
    rows.map(({ uuid, version, words, pinned, hidden, sendTo, updatedAt }) => ({
      uuid,
      version,
      words,
      sendTo,
      updatedAt,
      pinned: pinned.length,
      hidden: hidden.length,
    })),
  edit: ({ words, pinned, hidden, sendTo }): SearchRuleEdit => ({ words, pinned, hidden, sendTo }),
  afterCreate: (tx, _, row) => refuseRepeated(tx, row),
  afterSave: (tx, _, { after }) => refuseRepeated(tx, after),
  afterRestore: (tx, _, row) => refuseRepeated(tx, row),
})

async function refuseRepeated(tx: Transaction, { uuid, words }: Row): Promise<void> {
  const name = nameSearch(words)
  if (name === '') throw refuseField('words', 'It has no letters or digits.')
  await tx.execute(sql`select pg_advisory_xact_lock(${rulesLock})`)
  const others = await tx
    .select({ words: searchRules.words })
    .from(searchRules)
    .where(and(isNull(searchRules.deletedAt), ne(searchRules.uuid, uuid)))
  const same = others.find((other) => nameSearch(other.words) === name)
  if (same) throw refuseWords(`There is a rule for “${same.words}”, which is the same search. Please change that one.`)
  if (others.length >= maxRules) throw refuseWords(`There are ${maxRules} rules already; please delete one first.`)
}

const refuseWords = (reason: string) => new Problem(409, 'Please check what was sent', reason, { words: reason })

export const { create: createSearchRule, bin: binSearchRule } = searchRuleRecords
