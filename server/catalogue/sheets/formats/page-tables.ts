import { type Handler, Parser } from 'htmlparser2'
import { ShallowTokenizer } from '../../../platform/shallow-html.ts'
import { collectRows } from '../collect-rows.ts'
import { badSheet } from '../faults.ts'
import { maxColumns } from '../limits.ts'
import type { PartedFile } from '../parted-file.ts'
import type { Merge, RawRow } from '../sheet.ts'
import { makeStorable } from '../storable-text.ts'

/** A web page; shop systems also call one with a table in it .xls. */
export const looksLikePage = (text: string) =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[^>]*>\s*)*<(!doctype html|html|head|meta|table|body)\b/i.test(text)

/** `tall`: the cells from rows above that reach down to this one. */
type Table = { rows: RawRow[]; merges: Merge[]; tall: Merge[]; line: number }
type Cell = { text: string; columns: number; rows: number }

/** The tables of a web page, with each cell as the text that people see. */
export function openPage(text: string): PartedFile {
  const tables = readTables(text).filter(({ rows }) => rows.length > 0)
  if (tables.length === 0)
    throw badSheet(
      'This is a web page without a table. Please ask the supplier for the list as a workbook (.xlsx) or as CSV.',
    )
  return {
    kind: 'workbook',
    parts: tables.map((_, place) => ({ name: `Table ${place + 1}`, isHidden: false })),
    read: async (place) => ({
      rows: await collectRows(tables[place]?.rows ?? []),
      merges: tables[place]?.merges ?? [],
    }),
  }
}

/** A table within a cell is a table of its own. */
function readTables(text: string): Table[] {
  const all: Table[] = []
  const open: { table: Table; cell: Cell | undefined }[] = []
  const handlers: Partial<Handler> = {
    onopentag: (name, attributes) => {
      const now = open.at(-1)
      if (name === 'table') {
        const table = { rows: [], merges: [], tall: [], line: 0 }
        all.push(table)
        open.push({ table, cell: undefined })
      } else if (name === 'tr' && now) openRow(now.table, attributes)
      else if ((name === 'td' || name === 'th') && now) now.cell = openCell(attributes)
      else if (name === 'br' && now?.cell) now.cell.text += '\n'
    },
    ontext: (words) => {
      const cell = open.at(-1)?.cell
      if (cell) cell.text += words
    },
    onclosetag: (name) => {
      const now = open.at(-1)
      if (name === 'table') open.pop()
      if ((name === 'td' || name === 'th') && now?.cell) {
        placeCell(now.table, now.cell)
        now.cell = undefined
      }
    },
  }
  new Parser(handlers, { Tokenizer: ShallowTokenizer }).end(text)
  return all
}

function openRow(table: Table, { style = '' }: Record<string, string>): void {
  table.line += 1
  table.rows.push({ line: table.line, cells: [], placed: true, hidden: /display:\s*none/i.test(style) })
  table.tall = table.tall.filter(({ toLine }) => toLine >= table.line)
}

const openCell = ({ colspan, rowspan }: Record<string, string>): Cell => ({
  text: '',
  columns: count(colspan),
  rows: count(rowspan),
})

const count = (text = '1') => (/^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1)

/** Puts a cell into the first column that no cell from a row above covers. */
function placeCell({ rows, merges, tall, line }: Table, { text, columns, rows: down }: Cell): void {
  const cells = rows.at(-1)?.cells ?? []
  const covers = ({ fromPlace, toPlace }: Merge) => fromPlace <= cells.length && cells.length <= toPlace
  while (cells.length <= maxColumns && tall.some(covers)) cells.push('')
  const place = cells.length
  if (place > maxColumns) return
  cells.push(showText(text))
  const toPlace = Math.min(place + columns, maxColumns) - 1
  const merge = { fromLine: line, toLine: line + down - 1, fromPlace: place, toPlace }
  if (columns > 1 || down > 1) merges.push(merge)
  if (down > 1) tall.push(merge)
  while (cells.length <= toPlace) cells.push('')
}

const showText = (text: string) =>
  makeStorable(text)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
