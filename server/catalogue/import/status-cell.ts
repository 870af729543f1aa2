import type { ProductStatus } from '../../../contract/staff/products.ts'
import { alterProduct, isOnShow } from '../bulk/alter-product.ts'
import type { ShopContext } from '../bulk/shop-context.ts'
import type { ProductState } from '../products/state/product-state.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { mark } from './fault.ts'
import type { BuiltRow } from './group.ts'

/** Publishes, archives or unpublishes as the cells of the product say, if that is allowed; a published product must stay complete. */
export function setStatus(
  state: ProductState,
  before: ProductState | undefined,
  { rows, cells, shop }: { rows: BuiltRow[]; cells: ImportRow['cells']; shop: ShopContext },
): void {
  const { status: text } = cells
  const given = rows.find(({ row }) => row.cells.status === text)
  const reading = text ? readStatus(text) : { value: state.facts.status }
  const [first] = rows
  if (!first || rows.every(({ faults }) => faults.length > 0)) return
  const altered = 'problem' in reading ? undefined : alterProduct(state, { kind: 'status', to: reading.value }, shop)
  const problem = 'problem' in reading ? reading.problem : altered && 'refusal' in altered ? altered.refusal : undefined
  if (problem) mark(given ?? first, 'status', problem)
  if (altered && 'state' in altered) state.facts = { ...altered.state.facts, ...keepGivenDates(state, cells) }
  const isHidden = ({ variants }: ProductState) => !variants.some(({ facts }) => facts.visible)
  if (before && isOnShow(before) && isOnShow(state) && isHidden(state) && !isHidden(before))
    mark(first, 'status', 'A product on the site needs a variant on the site.')
}

/** A first publishing sets both dates; a date in the file takes precedence. */
function keepGivenDates({ facts: { newUntil, listedAt } }: ProductState, cells: ImportRow['cells']) {
  return { ...(cells.newUntil !== undefined && { newUntil }), ...(cells.listedAt && { listedAt }) }
}

const statuses = new Map<string, ProductStatus>(
  Object.entries({
    ...{ published: 'published', 'on the site': 'published', active: 'published', live: 'published', yes: 'published' },
    ...{ draft: 'draft', 'off the site': 'draft', no: 'draft', archived: 'archived' },
  }),
)

export const isStatus = (text: string) => 'value' in readStatus(text.trim())

function readStatus(text: string): { value: ProductStatus } | { problem: string } {
  const value = statuses.get(text.toLowerCase())
  return value ? { value } : { problem: 'A status is draft, published or archived.' }
}
