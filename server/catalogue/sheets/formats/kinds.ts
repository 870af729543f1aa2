import { badSheet } from '../faults.ts'

/** Advice on how to make a table of each kind of file. */
const asWorkbook =
  'Please open it in Excel or LibreOffice, choose “Save as” and then “Excel workbook (.xlsx)”, and upload that.'
const fromSupplier = 'Please ask the supplier for the list as a workbook (.xlsx) or as CSV.'
const unpack = 'Please unpack it, and upload the table that is in it.'
const withoutPassword =
  'Please open it in Excel or LibreOffice, remove the password, save it as .xlsx without one, and upload that.'

type Kind = { starts: string | RegExp; is: string; advice: string }
const picture = { is: 'a picture, not a table', advice: fromSupplier }
/** Files often sent in place of a table, by their first bytes. */
const others: Kind[] = [
  {
    starts: '%PDF',
    is: 'a PDF, which has pages and no table',
    advice: `${fromSupplier} Excel can also take a table out of it: choose Data, “Get Data”, “From File”, “From PDF”, and save it as .xlsx.`,
  },
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*'].map((starts) => ({ starts, ...picture })),
  { starts: /^RIFF[\s\S]{4}WEBP|^[\s\S]{4}ftyp(?:hei|hev|mif|avif)/, ...picture },
  { starts: /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^>]*>\s*)?<svg\b/i, ...picture },
  { starts: '{\\rtf', is: 'a text document, not a table', advice: fromSupplier },
  { starts: '\x1f\x8b', is: 'a file that is packed twice (.gz)', advice: unpack },
  { starts: 'Rar!', is: 'a packed file (.rar)', advice: unpack },
  { starts: '7z\xbc\xaf', is: 'a packed file (.7z)', advice: unpack },
]

/** Whether these bytes are a workbook or text; anything else is refused by its name. */
export function recogniseSheet(bytes: Buffer, name: string): 'workbook' | 'text' {
  if (bytes.length === 0) throw badSheet('The file is empty.')
  const start = bytes.toString('latin1', 0, 200)
  const refused = start.startsWith('\xd0\xcf\x11\xe0')
    ? describeCompound(bytes)
    : others.find(({ starts }) => (typeof starts === 'string' ? start.startsWith(starts) : starts.test(start)))
  if (refused)
    throw badSheet(`${name || 'This'} ${'has' in refused ? refused.has : `is ${refused.is}`}. ${refused.advice}`)
  return start.startsWith('PK') ? 'workbook' : 'text'
}

/** Recognises old Office files and workbooks with a password by the names of the streams in them. */
function describeCompound(bytes: Buffer) {
  const holds = (stream: string) => bytes.includes(stream, 0, 'utf16le')
  if (holds('EncryptedPackage')) return { has: 'has a password', advice: withoutPassword }
  if (holds('WordDocument')) return { is: 'an old Word document, not a table', advice: fromSupplier }
  if (holds('__properties_version'))
    return { is: 'an email', advice: 'Please save the file that is attached to it, and upload that.' }
  return { is: 'an old Excel file (.xls), which is not read here', advice: asWorkbook }
}

/** Describes a ZIP that is no workbook we can read, by its contents. */
export function describePackage(names: Iterable<string>): string {
  const all = [...names]
  const has = (pattern: RegExp) => all.some((name) => pattern.test(name))
  if (has(/^index\/.*\.iwa$|^index\.zip$/))
    return 'This is a Numbers file. Please open it in Numbers, choose File, “Export To”, “Excel…”, and upload what that saves.'
  if (has(/^xl\/workbook\.bin$/)) return `This is a binary Excel file (.xlsb). ${asWorkbook}`
  if (has(/^(word|ppt)\/|^content\.xml$/)) return `This is a document, not a table. ${fromSupplier}`
  return `This is a ZIP, not a table. ${unpack}`
}

export const hasPassword = () => badSheet(`This has a password. ${withoutPassword}`)
