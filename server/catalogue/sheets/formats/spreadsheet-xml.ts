import { collectRows } from '../collect-rows.ts'
import { maxColumns } from '../limits.ts'
import type { PartedFile } from '../parted-file.ts'
import type { Merge, RawRow } from '../sheet.ts'
import { readWholeXml } from './workbook-xml.ts'

/** A workbook that Excel wrote as one text in 2003, and that other programs still write. */
export const looksLikeSpreadsheet = (text: string) =>
  /<(?:\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 5000))

type Part = PartedFile['parts'][number] & { rows: RawRow[]; merges: Merge[] }

export async function openSpreadsheetXml(text: string): Promise<PartedFile> {
  const parts: Part[] = []
  let row: RawRow = { line: 0, cells: [] }
  let place = 0
  let isData = false
  await readWholeXml(cut(text), {
    opens: (name, attributes) => {
      const attribute = (key: string) => attributes[`ss:${key}`] ?? attributes[key]
      if (name === 'Worksheet') {
        parts.push({ name: attribute('Name') ?? `Sheet ${parts.length + 1}`, isHidden: false, rows: [], merges: [] })
        row = { line: 0, cells: [] }
      }
      const part = parts.at(-1)
      if (name === 'Row' && part) {
        const line = count(attribute('Index'), row.line + 1)
        row = { line, cells: [], placed: true, hidden: attribute('Hidden') === '1' }
        part.rows.push(row)
      }
      if (name === 'Cell' && part) {
        place = count(attribute('Index'), row.cells.length + 1) - 1
        while (row.cells.length < Math.min(place, maxColumns + 1)) row.cells.push('')
        row.cells.push('')
        const [across, down] = [count(attribute('MergeAcross'), 0), count(attribute('MergeDown'), 0)]
        if (across + down > 0) {
          const toPlace = Math.min(place + across, maxColumns - 1)
          part.merges.push({ fromLine: row.line, toLine: row.line + down, fromPlace: place, toPlace })
        }
        while (row.cells.length <= Math.min(place + across, maxColumns)) row.cells.push('')
      }
      isData = name === 'Data'
    },
    text: (words) => {
      if (isData) row.cells[place] = `${row.cells[place] ?? ''}${words}`
    },
    closes: () => {
      isData = false
    },
  })
  return {
    kind: 'workbook',
    parts: parts.map(({ name, isHidden }) => ({ name, isHidden })),
    read: async (place) => ({ rows: await collectRows(parts[place]?.rows ?? []), merges: parts[place]?.merges ?? [] }),
  }
}

const piece = 64 * 1024

async function* cut(text: string) {
  for (let from = 0; from < text.length; from += piece) yield text.slice(from, from + piece)
}

const count = (text: string | undefined, usual: number) => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : usual)
