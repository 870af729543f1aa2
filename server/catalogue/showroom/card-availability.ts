import type { StockState } from '../../../contract/availability.ts'
import type { Card } from '../../../contract/cards.ts'

type Row = { onDisplay: boolean; stockState: StockState | null; isExDisplay: boolean }

/** The combined availability of a product’s visible variants. */
export type Availability = { onDisplay: boolean; inStock: boolean; stockState: StockState | null }

/** In order of precedence: a product has the first of these states that one of its variants has. */
const best: StockState[] = ['in-stock', 'order-in', 'last-one', 'not-available']

/**
 * `stockState` says nothing where one variant's is not recorded, because that one may be there. It is 'last one' only
 * if no other variant is available. Ex-display pieces count as display and as stock, and never hide that the rest is gone.
 */
export function findAvailability(variants: Row[]): Availability {
  const usual = variants.filter(({ isExDisplay }) => !isExDisplay)
  const states = (usual.length > 0 ? usual : variants).map(({ stockState }) => stockState)
  const isKnown = states.every((state) => state !== null)
  return {
    onDisplay: variants.some(({ onDisplay }) => onDisplay),
    inStock: variants.some(isInStock),
    stockState: (isKnown && best.find((state) => states.includes(state))) || null,
  }
}

export const isInStock = ({ stockState }: Pick<Row, 'stockState'>) =>
  stockState === 'in-stock' || stockState === 'last-one'

/** The availability as fields of a card, without those that are not recorded. */
export function describeCard({
  onDisplay,
  stockState,
}: Availability): Pick<Card, 'onDisplay' | 'stockState' | 'showroomNote'> {
  const note =
    stockState === 'last-one' || stockState === 'not-available' ? cardNotes[stockState] : onDisplay && 'on display'
  return { ...(onDisplay && { onDisplay }), ...(stockState && { stockState }), ...(note && { showroomNote: note }) }
}

const cardNotes = { 'last-one': 'last one', 'not-available': 'not available now' }
