import { decodeHTMLStrict } from 'entities'
import { holdsHtml } from '../../../platform/html-text.ts'
import type { Sheet } from '../../sheets/sheet.ts'

/**
 * Replaces ‘Tables &amp; chairs’ by ‘Tables & chairs’, which lists that were taken from web pages often hold. HTML is left
 * as it is, because it is read as a whole later. A code without its semicolon may be a part of an address: ?a=1&copy=2.
 */
export const decodeEntities = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => (row.cells.some(hasEntity) ? { ...row, cells: row.cells.map(decodeCell) } : row)),
})

const hasEntity = (text: string) => /&[#\w]+;/.test(text)

const decodeCell = (text: string) => (hasEntity(text) && !holdsHtml(text) ? decodeHTMLStrict(text) : text)
