import type { InferSelectModel } from 'drizzle-orm'
import type { PieceState } from '../../../contract/staff/walk.ts'
import { variants } from '../tables.ts'

/** The columns of a variant’s state in the showroom. */
export const pieceStateColumns = {
  onDisplay: variants.onDisplay,
  displayPlaceUuid: variants.displayPlaceUuid,
  displayCheckedAt: variants.displayCheckedAt,
  stockState: variants.stockState,
  orderWeeks: variants.orderWeeks,
  stockCheckedAt: variants.stockCheckedAt,
  isExDisplay: variants.isExDisplay,
  visible: variants.visible,
}

type Row = Pick<InferSelectModel<typeof variants>, keyof typeof pieceStateColumns>

/** An ex-display piece that is hidden, since it was sold. */
export const isSold = ({ isExDisplay, visible }: Pick<Row, 'isExDisplay' | 'visible'>) => isExDisplay && !visible

type Displayed = Pick<Row, 'isExDisplay' | 'visible' | 'onDisplay'>

/** Whether a change puts a piece on display that is sold, and still is: see decision 115. */
export const displaysSold = (before: Displayed, after: Displayed) =>
  isSold(before) && isSold(after) && after.onDisplay && !before.onDisplay

export const soldStaysOff = 'This piece is sold. Please put it on the site again before you put it on display.'

export const readPieceState = ({ displayCheckedAt, stockCheckedAt, ...facts }: Row): PieceState => ({
  onDisplay: facts.onDisplay,
  displayPlaceUuid: facts.displayPlaceUuid,
  displayCheckedAt: displayCheckedAt?.toISOString() ?? null,
  stockState: facts.stockState,
  orderWeeks: facts.orderWeeks,
  stockCheckedAt: stockCheckedAt?.toISOString() ?? null,
  isSold: isSold(facts),
})
