import { productAddress } from '../../../contract/addresses.ts'
import { type Showroom, type StockState, stockNames } from '../../../contract/availability.ts'
import { formatDayAndMonth, formatLongDate } from '../../../contract/dates/long-date.ts'
import type { VariantRow } from '../products/product-rows.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'

type Row = Pick<
  VariantRow,
  | 'uuid'
  | 'name'
  | 'onDisplay'
  | 'displayPlaceUuid'
  | 'displayCheckedAt'
  | 'stockState'
  | 'orderWeeks'
  | 'stockCheckedAt'
  | 'isExDisplay'
  | 'conditionNote'
>
type Owner = { uuid: string; name: string; variants: Row[] }
type Line = Showroom['lines'][number]

/** The facts that shoppers read about a variant: whether it is on display, and whether it is available. */
export function showShowroom(
  { displayPlaces }: Pick<Taxonomy, 'displayPlaces'>,
  product: Owner,
  variant: Row,
  now: Date,
): Showroom {
  const place = displayPlaces.get(variant.displayPlaceUuid ?? '')?.name ?? null
  return {
    onDisplay: variant.onDisplay,
    place,
    displayCheckedAt: variant.displayCheckedAt?.toISOString() ?? null,
    stockState: variant.stockState,
    orderWeeks: variant.orderWeeks,
    stockCheckedAt: variant.stockCheckedAt?.toISOString() ?? null,
    isExDisplay: variant.isExDisplay,
    conditionNote: variant.conditionNote,
    lines: [
      ...(variant.isExDisplay ? [{ text: describeCondition(variant) }] : []),
      ...(variant.onDisplay
        ? [{ text: describeDisplay(place), ...noteCheck(variant.displayCheckedAt, now) }]
        : listOthers(product, variant)),
      ...(variant.stockState
        ? [{ text: describeStock(variant.stockState, variant.orderWeeks), ...noteCheck(variant.stockCheckedAt, now) }]
        : []),
    ],
  }
}

/** Describes display and availability of one variant in one line. */
export const describeBriefly = ({ displayPlaces }: Pick<Taxonomy, 'displayPlaces'>, variant: Row): string =>
  [
    ...(variant.onDisplay ? [describeDisplay(displayPlaces.get(variant.displayPlaceUuid ?? '')?.name ?? null)] : []),
    ...(variant.stockState ? [describeStock(variant.stockState, variant.orderWeeks)] : []),
  ].join(' · ')

export const describeCondition = ({ conditionNote }: Pick<Row, 'conditionNote'>) =>
  conditionNote ? `Ex-display: ${conditionNote}` : 'Ex-display: it stood in our showroom'

const describeDisplay = (place: string | null) => `On display in our showroom${place ? `: ${place}` : ''}`

/** For a variant to order in, the waiting time tells a shopper more than that it is not in stock. */
export function describeStock(state: StockState, weeks: number | null): string {
  if (state === 'not-available') return 'Not available at the moment'
  if (state !== 'order-in') return stockNames[state]
  if (weeks === null) return 'We order it in for you'
  return `We order it in for you: about ${weeks === 1 ? 'a week' : `${weeks} weeks`}`
}

const maxOthers = 3

/** The variants that a shopper can see instead. */
const listOthers = ({ uuid, name, variants }: Owner, { uuid: shown }: Row): Line[] =>
  variants
    .filter((variant) => variant.onDisplay && variant.uuid !== shown)
    .slice(0, maxOthers)
    .map((variant) => ({
      text: `On display in our showroom: ${variant.name || name}`,
      path: productAddress(uuid, name, variant.uuid),
    }))

const halfYear = 183 * 86_400_000

/** Shows the date of a check, without the year if it is less than half a year ago. */
function noteCheck(checkedAt: Date | null, now: Date): { note?: string } {
  if (!checkedAt) return {}
  const isRecent = now.getTime() - checkedAt.getTime() < halfYear
  return { note: `Checked ${isRecent ? formatDayAndMonth(checkedAt) : formatLongDate(checkedAt)}.` }
}
