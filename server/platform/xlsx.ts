import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { disarmCell } from './csv.ts'
import { escapeHtml } from './html.ts'

/** A column's type: text, unless people calculate with it. */
export type ColumnKind = 'text' | 'number' | 'pounds'

/** Streams a workbook of one sheet while its rows arrive in batches. The first row is frozen, and no cell is a formula. */
export function writeWorkbook(name: string, kinds: ColumnKind[], batches: AsyncIterable<string[][]>): Readable {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(frame(name))) zip.addBuffer(Buffer.from(declaration + text), path)
  const sheet = Readable.from(writeSheet(kinds, batches), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  const out = zip.outputStream as PassThrough
  sheet.once('error', (error) => out.destroy(error))
  out.once('close', () => sheet.destroy())
  return out
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const links = 'http://schemas.openxmlformats.org/package/2006/relationships'
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const part = (path: string, type: string) => `<Override PartName="/xl/${path}" ContentType="${parts}.${type}+xml"/>`

const format = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`
/** The styles that Excel requires, and the three formats: text, any number, two decimals. */
const looks = [
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="3">${[49, 0, 2].map(format).join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
].join('')

const frame = (name: string) => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('styles.xml', 'styles')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${links}">${link('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${links}">${link('r1', 'worksheet', 'worksheets/sheet1.xml')}${link('r2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}">${looks}</styleSheet>`,
})
const styles: Record<ColumnKind, number> = { text: 0, number: 1, pounds: 2 }

async function* writeSheet(kinds: ColumnKind[], batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`
  let line = 0
  for await (const rows of batches) {
    yield rows.map((cells, place) => writeRow(cells, kinds, line + place + 1)).join('')
    line += rows.length
  }
  yield '</sheetData></worksheet>'
}

const writeRow = (cells: string[], kinds: ColumnKind[], line: number) =>
  `<row r="${line}">${cells.map((cell, place) => writeCell(cell, kinds[place] ?? 'text', nameColumn(place) + line)).join('')}</row>`

/** The column's letters, counted from 0: A, B … Z, AA. */
export function nameColumn(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : nameColumn(Math.floor(place / 26) - 1) + letter
}

function writeCell(cell: string, kind: ColumnKind, reference: string): string {
  if (cell === '') return ''
  if (kind !== 'text' && /^-?\d+(\.\d+)?$/.test(cell))
    return `<c r="${reference}" s="${styles[kind]}"><v>${cell}</v></c>`
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(disarmCell(cell))}</t></is></c>`
}

/** Escapes characters that XML forbids as workbooks do, and texts that look like such an escape. */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')).replace(
    /[^\t\n -\ufffd]/g,
    (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
