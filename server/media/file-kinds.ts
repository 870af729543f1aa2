import { jpeg } from './formats/jpeg.ts'
import { png } from './formats/png.ts'
import { listZip } from './formats/zip.ts'

/** A kind of file that customers may download. `holds`: whether the bytes are complete and really of that kind. */
type FileKind = { type: string; picture?: true; holds(bytes: Buffer): boolean }

const office = 'application/vnd.openxmlformats-officedocument'
const jpg: FileKind = { type: 'image/jpeg', picture: true, holds: jpeg.recognise }

export const fileKinds: Record<string, FileKind> = {
  pdf: { type: 'application/pdf', holds: isPdf },
  docx: { type: `${office}.wordprocessingml.document`, holds: zipWith('word/document.xml') },
  xlsx: { type: `${office}.spreadsheetml.sheet`, holds: zipWith('xl/workbook.xml') },
  zip: { type: 'application/zip', holds: (bytes) => listZip(bytes) !== undefined },
  txt: { type: 'text/plain', holds: isText },
  csv: { type: 'text/csv', holds: isText },
  jpg,
  jpeg: jpg,
  png: { type: 'image/png', picture: true, holds: png.recognise },
}

function isPdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && end > 0 && /^%%EOF\s*$/.test(bytes.toString('latin1', end))
  )
}

function zipWith(part: string) {
  return (bytes: Buffer) => listZip(bytes)?.includes(part) === true
}

/** Accepts any encoding without zero bytes, which programs and archives contain; refuses pages and scripts. */
function isText(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 64 * 1024)
  return !bytes.includes(0) && !/^%PDF-|^PK|^MZ|^#!|<(?:!doctype|html|script|svg|iframe|\?php)/i.test(start)
}
