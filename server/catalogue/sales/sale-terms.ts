import { readAsLondon } from '../../../contract/dates/clock.ts'
import type { PriceShift } from '../../../contract/staff/bulk.ts'
import type { Db } from '../../platform/database.ts'
import { findSale, listChosen, type SaleRow } from './sale-products.ts'

/** The terms of a sale, as they apply to products. */
export type SaleTerms = {
  uuid: string
  off: PriceShift
  /** In the database's notation. */
  startsAt: string
  endsAt: string
  replaces: boolean
  leavesOutExDisplay: boolean
  chosen: ReadonlySet<string>
}

export type Days = Pick<SaleRow, 'firstDay' | 'lastDay'>
export type Period = { startsAt: Date; endsAt: Date }

/** From the first second of its first day to the last second of its last day, by London's clock. */
export const readPeriod = ({ firstDay, lastDay }: Days): Period => ({
  startsAt: readAsLondon(Date.parse(firstDay)),
  endsAt: readAsLondon(Date.parse(`${lastDay}T23:59:59Z`)),
})

/** The reduction of a price. */
export const readOff = ({ by, amount }: Pick<SaleRow, 'by' | 'amount'>): PriceShift => ({ by, amount: -amount })

export async function readSaleTerms(db: Db, uuid: string): Promise<SaleTerms> {
  const sale = await findSale(db, uuid)
  const { startsAt, endsAt } = readPeriod(sale)
  const { replaces, leavesOutExDisplay } = sale
  return {
    uuid,
    off: readOff(sale),
    replaces,
    leavesOutExDisplay,
    startsAt: writeStored(startsAt),
    endsAt: writeStored(endsAt),
    chosen: new Set(await listChosen(db, sale)),
  }
}

const writeStored = (at: Date) => at.toISOString().replace('Z', '000Z')
