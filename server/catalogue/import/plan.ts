import type { ImportRules } from '../../../contract/staff/import-rules.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import { readShopContext } from '../bulk/shop-context.ts'
import type { ProductState } from '../products/state/product-state.ts'
import { readStates } from '../products/state/product-states.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { buildProduct } from './build-product.ts'
import { openCellFinders } from './cell-finders.ts'
import type { Marked } from './fault.ts'
import { findProducts } from './find-products.ts'
import type { Built, Group } from './group.ts'
import { readKnownProducts } from './known-products.ts'
import { limitGroups } from './limit-groups.ts'
import type { CountableList } from './missing/counted-lists.ts'
import { archiveUnnamed, findUnnamed, listArchivable, type Unmentioned } from './missing/unnamed.ts'
import { listNeeded, type NewTerm } from './new-terms.ts'
import type { PictureHints } from './picture-finder.ts'
import type { LeftRow } from './rules/repeats.ts'
import { applyRowRules } from './rules/row-rules.ts'
import { listMade } from './rules/words.ts'
import { openTermFinder } from './term-finder.ts'

type Asked = {
  list: CountableList
  rows: ImportRow[]
  makeNew: boolean
  rules: ImportRules
  hints: PictureHints
  /** Called before the products are read, to lock them: they must not change after that. */
  hold?(uuids: string[]): Promise<void>
  report?(done: number): void
}
export type Plan = {
  /** A product without rows is archived, because the file no longer names it. */
  built: Built[]
  left: LeftRow[]
  unnamed: Unmentioned
  newTerms: NewTerm[]
  now: string[]
}

const chunkSize = 100

/** Plans an import product by product, without writing. */
export async function planImport(db: Db | Transaction, asked: Asked): Promise<Plan> {
  const { list, makeNew, hints, rules } = asked
  const importUuid = list.uuid
  const { rows, left: leftRows } = applyRowRules(asked.rows, rules)
  const marked = rows.map((row): Marked => ({ row, faults: [] }))
  const known = await readKnownProducts(db, asked.rows)
  const { groups, left } = limitGroups(await findProducts(marked, known, rules), rules)
  const unnamed = await findUnnamed(db, list, asked.rows, known)
  const gone = rules.archives ? listArchivable(unnamed) : []
  await asked.hold?.([...groups.flatMap(({ product }) => product?.uuid ?? []), ...gone])
  const terms = await openTermFinder(db, { makeNew, importUuid, mayMake: listMade(rules.words) })
  const [shop, finders] = await Promise.all([readShopContext(db), openCellFinders(db, { rows, terms, hints })])
  const builder = { finders, shop, importUuid, repeats: rules.repeats, unread: rules.unread }
  const built: Built[] = []
  let done = 0
  for (let from = 0; from < groups.length; from += chunkSize) {
    const chunk = groups.slice(from, from + chunkSize)
    const states = await readBefore(db, chunk)
    for await (const group of takeBreaks(chunk)) {
      built.push(buildProduct(group, group.product && states.get(group.product.uuid), builder))
      done += group.rows.length
    }
    asked.report?.(done)
  }
  built.push(...(await archiveUnnamed(db, gone, shop)))
  const newTerms = listNeeded(
    terms.listNew(),
    built.flatMap(({ after }) => after ?? []),
  )
  return { built, left: [...leftRows, ...left], unnamed, newTerms, now: [shop.now, shop.newUntil] }
}

async function readBefore(db: Db, groups: Group[]): Promise<Map<string, ProductState>> {
  const states = await readStates(
    db,
    groups.flatMap(({ product }) => product?.uuid ?? []),
  )
  return new Map(states.map((state) => [state.uuid, state]))
}
