import { stockNames } from '../../../contract/availability.ts'
import { readDate } from '../../../contract/dates/london.ts'
import { formatDayAndTime } from '../../../contract/dates/staff-dates.ts'
import type { PieceState, Says, Walk } from '../../../contract/staff/walk.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import type { KeptTap } from './taps/kept-taps.ts'
import type { QueueState } from './taps/tap-queue.ts'

/** The state of a piece as if its pending taps had already been applied. */
export function readPieceState(piece: PieceState & { variantUuid: string }, { taps, states }: QueueState): PieceState {
  const own = taps.filter(({ variantUuid, state }) => variantUuid === piece.variantUuid && state === 'waiting')
  return own.reduce(applyTap, states.get(piece.variantUuid) ?? piece)
}

function applyTap(state: PieceState, { at, says }: KeptTap): PieceState {
  if (says.fact === 'display') {
    const { onDisplay, displayPlaceUuid } = says
    return { ...state, onDisplay, displayPlaceUuid, displayCheckedAt: at }
  }
  if (says.fact === 'sold') {
    const { fact: _, ...facts } = says
    return { ...state, ...facts, displayCheckedAt: at, stockCheckedAt: facts.stockState && at }
  }
  const { stockState, orderWeeks } = says
  return { ...state, stockState, orderWeeks, stockCheckedAt: stockState && at }
}

export function describeDisplay(
  facts: Pick<PieceState, 'onDisplay' | 'displayPlaceUuid'>,
  places: Walk['places'],
): string {
  if (!facts.onDisplay) return 'Not on display'
  const place = places.find(({ uuid }) => uuid === facts.displayPlaceUuid)
  return place ? `On display: ${place.name}` : 'On display'
}

export function describeStock({ stockState, orderWeeks }: Pick<PieceState, 'stockState' | 'orderWeeks'>): string {
  if (stockState === null) return 'Stock not recorded'
  return stockState === 'order-in' && orderWeeks
    ? `Order in, about ${writeCount(orderWeeks, 'week')}`
    : stockNames[stockState]
}

export const describeSold = ({ isSold }: Pick<PieceState, 'isSold'>) => (isSold ? 'Sold' : 'Not sold after all')

export function describeSays(says: Says, places: Walk['places']): string {
  if (says.fact === 'sold') return describeSold(says)
  return says.fact === 'display' ? describeDisplay(says, places) : describeStock(says)
}

export const isToday = (at: string | null) => at !== null && readDate(at) === readDate(Date.now())

export const describeCheck = (at: string | null) =>
  at === null ? 'never checked' : isToday(at) ? 'checked today' : `checked ${formatDayAndTime(at).split(',')[0]}`
