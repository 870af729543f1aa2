import { badSheet } from './faults.ts'

const advice = 'Please open it in a spreadsheet program and save it as .xlsx or as CSV.'

type Kind = { starts: string | RegExp; is: string }
/** Files often sent in place of a table, by their first bytes. */
const others: Kind[] = [
  { starts: '\xd0\xcf\x11\xe0', is: 'an old Excel file (.xls), or one with a password' },
  { starts: '%PDF', is: 'a PDF' },
  { starts: '\x89PNG', is: 'a picture' },
  { starts: '\xff\xd8\xff', is: 'a picture' },
  { starts: 'GIF8', is: 'a picture' },
  { starts: /^RIFF[\s\S]{4}WEBP/, is: 'a picture' },
  { starts: '{\\rtf', is: 'a text document' },
  { starts: '\x1f\x8b', is: 'a packed file (.gz)' },
  { starts: 'Rar!', is: 'a packed file (.rar)' },
  { starts: '7z\xbc\xaf', is: 'a packed file (.7z)' },
  { starts: /^(\xef\xbb\xbf)?\s*<(!doctype|html|table|\?xml|head|meta)/i, is: 'a web page' },
]

/** Whether these bytes are a workbook or text; anything else is refused by its name. */
export function recogniseSheet(bytes: Buffer, name: string): 'workbook' | 'text' {
  if (bytes.length === 0) throw badSheet('The file is empty.')
  const start = bytes.toString('latin1', 0, 200)
  const other = others.find(({ starts }) =>
    typeof starts === 'string' ? start.startsWith(starts) : starts.test(start),
  )
  if (other) throw badSheet(`${name || 'This'} is ${other.is}, not a table. ${advice}`)
  return start.startsWith('PK') ? 'workbook' : 'text'
}

/** Describes a ZIP that is no workbook we can read, by its contents. */
export function describePackage(names: Iterable<string>): string {
  const all = [...names]
  const has = (pattern: RegExp) => all.some((name) => pattern.test(name))
  if (has(/^index\/.*\.iwa$|^index\.zip$/)) return `This is a Numbers file. ${advice}`
  if (has(/^xl\/workbook\.bin$/)) return `This is a binary Excel file (.xlsb). ${advice}`
  if (has(/^(word|ppt)\/|^content\.xml$/)) return `This is a document, not a table. ${advice}`
  return `This is a ZIP, not a table. ${advice}`
}
