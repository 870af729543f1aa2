import type { ImportLayout, ImportOutline } from '../../../contract/staff/import-layout.ts'
import { badSheet } from './faults.ts'
import { type Arranged, arrangeRows } from './layout/arrange-rows.ts'
import type { RawTable } from './sheet.ts'

/** A file whose parts are each a table; only a chosen part is read. */
export type PartedFile = {
  kind: ImportOutline['kind']
  parts: { name: string; isHidden: boolean }[]
  read(place: number): Promise<RawTable>
}

type ReadPart = Arranged & { place: number }

/** The chosen part; else the first visible one with products under headings, or else with any rows. */
export async function readPart(file: PartedFile, { part, headingLine }: ImportLayout): Promise<ReadPart> {
  if (part !== null) {
    const place = file.parts.findIndex(({ name }) => name === part)
    if (place < 0) throw badSheet(`The file has no “${part}” any more. Please choose again.`)
    return { ...(await arrangeRows(await file.read(place), { headingLine })), place }
  }
  let first: ReadPart | undefined
  for (const [place, { isHidden }] of file.parts.entries()) {
    if (isHidden) continue
    const table = await file.read(place)
    if (table.rows.length === 0) continue
    const found = { ...(await arrangeRows(table, { headingLine })), place }
    if (isTable(found)) return found
    first ??= found
  }
  if (!first) throw badSheet('The file is empty.')
  return first
}

const isTable = ({ sheet, outline }: Arranged) =>
  sheet.headers.length > 1 && sheet.rows.length > 0 && outline.headingLine > 0
