import type { InferSelectModel } from 'drizzle-orm'
import type { Standing } from '../../../contract/staff/walk.ts'
import { variants } from '../tables.ts'

/** The columns of a variant’s state in the showroom. */
export const standingColumns = {
  onDisplay: variants.onDisplay,
  displayPlaceUuid: variants.displayPlaceUuid,
  displayCheckedAt: variants.displayCheckedAt,
  stockState: variants.stockState,
  orderWeeks: variants.orderWeeks,
  stockCheckedAt: variants.stockCheckedAt,
  isExDisplay: variants.isExDisplay,
  visible: variants.visible,
}

type Row = Pick<InferSelectModel<typeof variants>, keyof typeof standingColumns>

/** An ex-display piece that is hidden, since it was sold. */
export const isSold = ({ isExDisplay, visible }: Pick<Row, 'isExDisplay' | 'visible'>) => isExDisplay && !visible

export const readStanding = ({ displayCheckedAt, stockCheckedAt, ...facts }: Row): Standing => ({
  onDisplay: facts.onDisplay,
  displayPlaceUuid: facts.displayPlaceUuid,
  displayCheckedAt: displayCheckedAt?.toISOString() ?? null,
  stockState: facts.stockState,
  orderWeeks: facts.orderWeeks,
  stockCheckedAt: stockCheckedAt?.toISOString() ?? null,
  isSold: isSold(facts),
})
