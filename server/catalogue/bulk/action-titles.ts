import { stockNames } from '../../../contract/availability.ts'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { formatPounds } from '../../../contract/prices.ts'
import type { BulkAction, PriceShift, Rounding } from '../../../contract/staff/bulk.ts'
import { productLabels, variantLabels } from '../../../contract/staff/labels.ts'
import { putOnSite, takeOffSite } from '../../../contract/staff/site-words.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { describeValue } from '../products/fields/describe-value.ts'
import type { Names } from '../products/state/names.ts'
import { leavesOutExDisplay } from './alter-prices.ts'

/** The title of a bulk change. */
export function describeAction(action: BulkAction, names: Names): string {
  switch (action.kind) {
    case 'status':
      return { published: putOnSite, draft: takeOffSite, archived: 'Archive' }[action.to]
    case 'bin':
      return 'Move to the bin'
    case 'shelf':
      return `${productLabels[action.shelf]}: ${names.term(action.uuid)}`
    case 'flag':
      return `${productLabels[action.flag]}: ${action.on ? 'yes' : 'no'}`
    case 'number':
      return `${productLabels[action.field]}: ${describeValue(productFields[action.field], action.to, names)}`
    case 'measure':
      return `${variantLabels[action.field]}: ${describeValue(variantFields[action.field], action.to, names)}`
    case 'display':
      return describeDisplay(action, names)
    case 'stock':
      return describeStock(action)
    case 'properties':
      return [
        ...action.add.map((id) => `add ${names.value(id)}`),
        ...action.remove.map((id) => `remove ${names.value(id)}`),
      ].join(', ')
    case 'price':
      return `Price ${action.shift.amount > 0 ? 'up' : 'down'} by ${writeShift(action.shift)}${writeRounding(action.rounding)}${writeLeftOut(action)}`
    case 'sale':
      return `Sale at ${writeShift(action.off)} off${writeRounding(action.rounding)}${writeWindow(action)}${writeLeftOut(action)}`
    case 'end-sale':
      return 'End the sale'
    case 'apply-sale':
      return `Apply the sale ${names.term(action.saleUuid)}`
    case 'stop-sale':
      return `End the sale ${names.term(action.saleUuid)}`
  }
}

const describeDisplay = ({ on, placeUuid }: BulkAction & { kind: 'display' }, names: Names) =>
  on ? ['On display', ...(placeUuid ? [names.term(placeUuid)] : [])].join(': ') : 'No longer on display'

const describeStock = ({ to, weeks }: BulkAction & { kind: 'stock' }) =>
  `Stock: ${to === null ? 'nothing recorded' : stockNames[to]}${weeks === null ? '' : `, ${writeCount(weeks, 'week')}`}`

const writeShift = ({ by, amount }: PriceShift) =>
  by === 'percent' ? `${Math.abs(amount)}%` : formatPounds(Math.abs(amount))

const grids = {
  none: '',
  pound: 'whole pounds',
  '99': 'prices ending in .99',
  '95': 'prices ending in .95',
  '5-pounds': 'steps of £5',
  '10-pounds': 'steps of £10',
}
const ways = { nearest: 'rounded', up: 'rounded up', down: 'rounded down' }
const writeRounding = ({ to, way }: Rounding) => (to === 'none' ? '' : `, ${ways[way]} to ${grids[to]}`)

const writeLeftOut = (action: BulkAction) => (leavesOutExDisplay(action) ? ', without ex-display pieces' : '')

const writeWindow = ({ startsAt, endsAt }: BulkAction & { kind: 'sale' }) =>
  `${startsAt ? ` from ${formatMoment(startsAt)}` : ''}${endsAt ? ` until ${formatMoment(endsAt)}` : ''}`
