import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const links = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

const frame = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': `<Relationships ${links}>${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Notes" sheetId="3" r:id="rId9" state="hidden"/><sheet name="Empty" sheetId="1" r:id="rId1"/><sheet name="Goods" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships ${links}>${link('rId9', 'worksheet', 'worksheets/notes.xml')}${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}${link('rId2', 'worksheet', '/xl/worksheets/sheet2.xml')}${link('rId3', 'sharedStrings', 'sharedStrings.xml')}${link('rId4', 'styles', 'styles.xml')}</Relationships>`,
  'xl/worksheets/notes.xml': `<worksheet ${main}><sheetData><row><c t="inlineStr"><is><t>hidden</t></is></c></row></sheetData></worksheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData/></worksheet>`,
  'xl/sharedStrings.xml': `<sst ${main}><si><t>Name</t></si><si><r><t>Two</t></r><r><rPr><b/></rPr><t xml:space="preserve"> seats</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>`,
  'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00"/><numFmt numFmtId="167" formatCode="#,##0.00\\ [$€-407]"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="10"/><xf numFmtId="167"/></cellXfs></styleSheet>`,
}

/** A workbook as spreadsheet programs write it, with some parts replaced; `bare`: with only the given parts. */
export function makeWorkbook(parts: Record<string, string>, { bare = false } = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(bare ? parts : { ...frame, ...parts }))
    zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** A workbook with these rows in its second sheet; the first sheet is empty. */
export const makeSheet = (rows: string, parts: Record<string, string> = {}) =>
  makeWorkbook({
    'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  })

type BookSheet = { name: string; isHidden?: boolean; rows: string[][]; merges?: string[] }

/** A workbook of several sheets, in which each cell is text. */
export function makeBook(sheets: BookSheet[]): Promise<Buffer> {
  const ids = sheets.map((_, place) => `rId${place + 1}`)
  const list = sheets.map(
    ({ name, isHidden }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}" r:id="${ids[place]}"${isHidden ? ' state="hidden"' : ''}/>`,
  )
  const paths = sheets.map((_, place) => `worksheets/sheet${place + 1}.xml`)
  return makeWorkbook({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${links}>${paths.map((path, place) => link(ids[place] ?? '', 'worksheet', path)).join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, place) => [`xl/${paths[place]}`, writeSheet(sheet)])),
  })
}

function writeSheet({ rows, merges = [] }: BookSheet): string {
  const cell = (text: string) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`)
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet ${main}><sheetData>${lines}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
}
