import type { BulkPreview, BulkRequest } from '../../../contract/staff/bulk.ts'
import type { Db } from '../../platform/database.ts'
import { addWas, countWas, judgeSteps, showWas, type WasNotes } from '../prices/was-notes.ts'
import { addMissing, countMissing } from '../products/missing-counts.ts'
import { describeDifference } from '../products/state/difference-texts.ts'
import { type Names, readNames } from '../products/state/names.ts'
import type { ProductState } from '../products/state/product-state.ts'
import { readStates } from '../products/state/product-states.ts'
import { describeAction } from './action-titles.ts'
import { leavesOutExDisplay } from './alter-prices.ts'
import { alterProduct } from './alter-product.ts'
import { type Altering, alterAll, chunkSize } from './change-products.ts'
import { digestPrices } from './seen-prices.ts'
import { readShopContext, refuseMissing } from './shop-context.ts'
import { findTarget } from './targets.ts'

const maxShown = 50

/** Computes the changes without writing them. */
export async function previewBulk(db: Db, { target, action }: BulkRequest): Promise<BulkPreview> {
  await refuseMissing(db, action)
  const [shop, names, uuids] = await Promise.all([readShopContext(db, action), readNames(db), findTarget(db, target)])
  const result: BulkPreview = {
    title: describeAction(action, names),
    // The digest is read before the prices, so that a change between the two is refused later.
    seen: await digestPrices(db, action, uuids),
    meant: uuids.length,
    changed: 0,
    unchanged: 0,
    refused: 0,
    changes: [],
    refusals: [],
    missing: [],
    was: { shown: 0, missing: 0 },
    leftOut: 0,
  }
  const leavesOut = leavesOutExDisplay(action) || (action.kind === 'apply-sale' && shop.sale?.leavesOutExDisplay)
  const publishes = action.kind === 'status' && action.to === 'published'
  for (let from = 0; from < uuids.length; from += chunkSize) {
    const states = await readStates(db, uuids.slice(from, from + chunkSize))
    if (leavesOut) result.leftOut += states.flatMap(listExDisplay).length
    const changed = alterAll(states, (state) => alterProduct(state, action, shop), result)
    if (publishes) result.missing = addMissing(result.missing, await countMissing(db, changed))
    const notes = await judgeSteps(db, changed)
    result.was = addWas(result.was, countWas(notes))
    const remaining = maxShown - result.changes.length
    result.changes.push(...changed.slice(0, remaining).map((change) => showChange(change, names, notes)))
  }
  return result
}

const listExDisplay = ({ variants }: ProductState) =>
  variants.filter(({ facts }) => facts.isExDisplay && facts.pricePence > 0)

function showChange({ before, change }: Altering, names: Names, notes: WasNotes): BulkPreview['changes'][number] {
  const { uuid, facts, variants } = before
  const nameOf = (id: string) =>
    (variants.length > 1 && variants.find((variant) => variant.uuid === id)?.facts.name) || ''
  const was = variants.flatMap((variant) => {
    const note = notes.get(variant.uuid)
    return note ? [showWas(note, nameOf(variant.uuid) && ` of ${nameOf(variant.uuid)}`)] : []
  })
  return { uuid, name: facts.name, differences: [...describeDifference(change, names, nameOf), ...was] }
}
