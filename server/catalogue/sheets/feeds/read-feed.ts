import type { ImportLayout, ImportOutline } from '../../../../contract/staff/import-layout.ts'
import { writeWhole } from '../../../../contract/whole-numbers.ts'
import { takeBreaks } from '../../../platform/in-parts.ts'
import { badSheet } from '../faults.ts'
import { maxCellLength, maxColumns, maxRows, tooManyRows } from '../limits.ts'
import type { Sheet } from '../sheet.ts'
import type { Feed } from './feed.ts'
import { type FeedPart, listParts } from './feed-parts.ts'
import { expandRecord, readCells } from './record-cells.ts'

/** The records of a feed as rows: a column for each field, in the order in which they first occur. */
export async function readFeed(
  feed: Feed,
  { part: wanted }: Pick<ImportLayout, 'part'>,
): Promise<{ sheet: Sheet; outline: ImportOutline }> {
  const parts = listParts(feed.places)
  const part = wanted === null ? parts[0] : parts.find(({ name }) => name === wanted)
  if (!part && parts.length > 0) throw badSheet(`The file has no “${wanted}” any more. Please choose again.`)
  if (!part) throw badSheet('It has no list of products: nothing in it is repeated.')
  const { columns, records } = await readRecords(feed, part)
  const kept = keepFullest(columns)
  const headers = kept.map(({ header }) => header)
  const notes = kept.length < columns.size ? [describeDropped(columns.size - kept.length)] : []
  return {
    sheet: {
      headers,
      rows: records.map((cells, place) => ({
        line: place + 1,
        cells: headers.map((header) => cells.get(header) ?? ''),
      })),
    },
    outline: {
      kind: 'feed',
      parts: parts.map(({ name, rows }) => ({ name, isHidden: false, rows })),
      part: part.name,
      headingLine: 0,
      rows: [],
      notes,
    },
  }
}

type Columns = Map<string, { header: string; place: number; filled: number }>

async function readRecords(feed: Feed, { record, inner }: FeedPart) {
  const columns: Columns = new Map()
  const records: Map<string, string>[] = []
  for await (const value of takeBreaks(feed.read(record)))
    for (const expanded of expandRecord(value, inner)) {
      if (records.length === maxRows) throw badSheet(tooManyRows)
      const cells = readCells(expanded, feed.listMark)
      for (const [header, text] of cells) noteColumn(columns, { header, text, row: records.length + 1 })
      records.push(cells)
    }
  return { columns, records }
}

function noteColumn(columns: Columns, { header, text, row }: { header: string; text: string; row: number }): void {
  if (text.length > maxCellLength)
    throw badSheet(`Row ${row}, ${header}: a field holds ${writeWhole(maxCellLength)} characters at most.`)
  const column = columns.get(header) ?? { header, place: columns.size, filled: 0 }
  if (text.trim() !== '') column.filled += 1
  columns.set(header, column)
}

/** A feed may have more fields than a table has columns: those that are filled least are left out. */
function keepFullest(columns: Columns) {
  const all = [...columns.values()]
  if (all.length <= maxColumns) return all
  return all
    .toSorted((one, other) => other.filled - one.filled || one.place - other.place)
    .slice(0, maxColumns)
    .toSorted((one, other) => one.place - other.place)
}

const describeDropped = (amount: number) =>
  amount === 1
    ? 'One field that is filled least is left out.'
    : `${writeWhole(amount)} fields that are filled least are left out.`
