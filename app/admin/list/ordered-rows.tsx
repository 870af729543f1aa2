import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { Picture } from '../../../contract/media.ts'
import { describePeriod } from '../../../contract/staff/periods.ts'
import { offSite } from '../../../contract/staff/site-words.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { useRefresh } from '../background-refresh.ts'
import { warn } from '../controls/notices.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { unreachable } from '../unreachable.ts'
import { createOrderSaver, type OrderSaver } from './order-saver.ts'

type OrderedRow = {
  visible: boolean
  /** Undefined for kinds without a picture; the two dates below, for kinds without a period. */
  image?: Picture | null
  showFrom?: string | null
  showUntil?: string | null
}
type Props<Row> = {
  label: string
  /** The loaded rows; newly loaded ones replace the order on the screen. */
  rows: Row[]
  keyOf(row: Row): string
  nameOf: (row: Row) => string
  /** A note below the name. */
  noteOf?: (row: Row) => string
  to(key: string): string
  /** The reason why a row that is on the site is not shown. */
  whyNotShown?: (row: Row) => string | undefined
  save(order: string[]): Promise<null | Failure>
}

/** A short list whose order shoppers see; each move is saved immediately. */
export function OrderedRows<Row extends OrderedRow>({
  label,
  rows,
  keyOf,
  nameOf,
  noteOf,
  to,
  whyNotShown,
  save,
}: Props<Row>) {
  const [order, setOrder] = useState(rows)
  const loaded = useRef(rows)
  const saver = useRef<OrderSaver<Row>>(undefined)
  const refresh = useRefresh()
  saver.current ??= createOrderSaver({
    loaded: rows,
    save: async (asked) => {
      const answer = await save(asked.map(keyOf)).catch(unreachable)
      if (failed(answer)) warn(answer.problem.reason)
      return !failed(answer)
    },
    show: setOrder,
    loadAgain: refresh,
  })
  if (loaded.current !== rows) {
    loaded.current = rows
    saver.current.load(rows)
  }
  const change = (asked: Row[]) => {
    setOrder(asked)
    saver.current?.ask(asked)
  }
  return (
    <OrderedList
      label={label}
      items={order}
      keyOf={keyOf}
      nameOf={nameOf}
      onOrder={change}
      className="border-t border-rule"
      itemClassName="bg-paper"
    >
      {(row, controls) => (
        <div className="flex min-h-16 items-center gap-3 border-b border-rule py-2">
          {row.image !== undefined && (
            <div className="size-12 shrink-0 bg-sand">
              {row.image && <Thumbnail picture={row.image} alt="" sizes="48px" />}
            </div>
          )}
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <div className="min-w-0 sm:grow">
              <Link to={to(keyOf(row))} className="inline-block py-2 font-semibold hover:underline">
                {nameOf(row)}
              </Link>
              {noteOf && <p className="-mt-1 pb-1 text-label text-soft">{noteOf(row)}</p>}
            </div>
            <RowState row={row} whyNotShown={whyNotShown?.(row)} />
          </div>
          {controls}
        </div>
      )}
    </OrderedList>
  )
}

/** Says whether shoppers see the row and until when, or why they do not. */
function RowState({ row, whyNotShown }: { row: OrderedRow; whyNotShown: string | undefined }) {
  if (!row.visible) return <span className="text-label text-soft">{offSite}</span>
  if (whyNotShown) return <span className="text-label font-semibold text-sale">{whyNotShown}</span>
  const period = describePeriod({ from: row.showFrom ?? null, until: row.showUntil ?? null }, new Date())
  return period && <span className={`text-label ${period.isNow ? 'text-soft' : 'font-semibold'}`}>{period.text}</span>
}
