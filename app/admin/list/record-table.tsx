import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { days, readNextSort, readOrder, type UsualOrder, type Way } from './list-order.ts'
import type { ListState } from './list-state.ts'
import { RowTick } from './row-tick.tsx'
import type { Selection } from './selection.ts'

export type Column<Row> = {
  key: string
  label: string
  show(row: Row): ReactNode
  /** The value to sort by; without it the column cannot be sorted. For a list that the server sorts, any value will do. */
  sortBy?(row: Row): string | number
  /** Names of the two directions, for columns that hold neither words nor numbers: 'earliest first', 'latest first'. */
  ways?: readonly [ascending: string, descending: string]
  /** Hidden on a phone. */
  wide?: boolean
  /** Hidden until staff select the column. */
  extra?: boolean
  align?: 'right'
}

type Props<Row> = {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  state: ListState
  usual?: UsualOrder
  rowKey(row: Row): string
  /** The address of a row, to which its first column links. */
  to?(row: Row): string
  /** Renders the actions on a row without an address. */
  rowActions?(row: Row): ReactNode
  /** The selection, in a table whose rows can be ticked. */
  selection?: Selection
  nameOf?(row: Row): string
}

/** The table of every list. Arrow keys move between its rows. */
export function RecordTable<Row>(props: Props<Row>) {
  const { label, rows, columns, state, usual = ownOrder, rowKey, rowActions, selection } = props
  const order = readOrder(columns, state.sort, usual)
  const shown = chooseColumns(columns, state.columns)
  return (
    // `relative`: visually hidden text in a column beyond the edge would otherwise widen the page.
    <div className="scroll-sideways relative">
      <table className="w-full border-collapse text-small" aria-label={label}>
        <thead>
          <tr className="border-b border-line text-left">
            {selection && <TickAll selection={selection} keys={rows.map(rowKey)} />}
            {shown.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                state={state}
                usual={usual}
                way={order?.column.key === column.key ? order.way : undefined}
              />
            ))}
            {rowActions && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onKeyDown={moveByKeys}>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} shown={shown} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Row> = Props<Row> & { row: Row; shown: Column<Row>[] }

function BodyRow<Row>({ row, shown, rowKey, to, rowActions, selection, nameOf = rowKey }: RowProps<Row>) {
  return (
    <tr className="relative border-b border-rule bg-paper hover:bg-sand">
      {selection && <TickCell selection={selection} rowKey={rowKey(row)} name={nameOf(row)} />}
      {shown.map(({ key, show, wide, align, ways }, place) =>
        place === 0 ? (
          <th key={key} scope="row" className={`${cell} text-left font-normal`}>
            {to ? (
              <Link to={to(row)} data-row className="font-semibold after:absolute after:inset-0">
                {show(row)}
              </Link>
            ) : (
              show(row)
            )}
          </th>
        ) : (
          <td
            key={key}
            className={`${cell} ${wide ? 'max-sm:hidden' : ''} ${align === 'right' ? 'text-right' : ''} ${ways === days ? 'sm:whitespace-nowrap' : ''}`}
          >
            {show(row)}
          </td>
        ),
      )}
      {rowActions && (
        // On a phone a wide row extends beyond the screen, so its actions stick to the right edge.
        <td className={`${cell} text-right whitespace-nowrap max-sm:sticky max-sm:right-0 max-sm:bg-inherit`}>
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}

const cell = 'h-12 px-2 py-1.5 first:pl-0 last:pr-0 sm:px-3'

function TickAll({ selection, keys }: { selection: Selection; keys: string[] }) {
  const ticked = keys.filter(selection.has).length
  const all = ticked === keys.length && ticked > 0
  return (
    <th scope="col" className="w-9">
      <RowTick
        label="All on this page"
        checked={all}
        partly={ticked > 0 && !all}
        onChange={(on) => selection.toggle(keys, on)}
      />
    </th>
  )
}

function TickCell({ selection, rowKey, name }: { selection: Selection; rowKey: string; name: string }) {
  return (
    <td className="w-9">
      <RowTick
        label={`Select ${name}`}
        checked={selection.has(rowKey)}
        onChange={(on) => selection.toggle([rowKey], on)}
      />
    </td>
  )
}

export const chooseColumns = <Row,>(columns: Column<Row>[], chosen: string[] | null) =>
  columns.filter(({ key, extra }, place) => place === 0 || (chosen ? chosen.includes(key) : !extra))

type HeadProps<Row> = { column: Column<Row>; state: ListState; usual: UsualOrder; way: Way | undefined }

function HeadCell<Row>({ column: { key, label, sortBy, wide, align }, state, usual, way }: HeadProps<Row>) {
  return (
    <th
      scope="col"
      aria-sort={way}
      className={`px-2 py-1 font-semibold first:pl-0 last:pr-0 sm:px-3 ${wide ? 'max-sm:hidden' : ''} ${align === 'right' ? 'text-right' : ''}`}
    >
      {sortBy ? (
        <button
          type="button"
          className="min-h-11 text-left hover:text-green lg:min-h-9"
          onClick={() => state.change({ sort: readNextSort(key, way, usual), page: null })}
        >
          {label}
          {/* A no-break space keeps the arrow on the line of its label. */}
          {'\u00a0'}
          <span aria-hidden="true" className={way ? '' : 'text-soft'}>
            {way ? arrows[way] : '↕'}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  )
}

const ownOrder = { words: '' }
const arrows = { ascending: '↑', descending: '↓' }

export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-row')) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = links[links.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
