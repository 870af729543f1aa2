import { hash } from 'node:crypto'
import { assumeUnits, defaultUnits, type ImportUnits } from '../../../contract/staff/import-units.ts'
import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { FileReader } from './reading/file-reader.ts'
import type { imports } from './tables.ts'

export type Import = typeof imports.$inferSelect

export const sheetKey = (uuid: string) => `imports/${uuid}/sheet`
export const zipKey = (uuid: string) => `imports/${uuid}/pictures.zip`
export const listKeys = (uuid: string) => [sheetKey(uuid), zipKey(uuid)]

/** The rows of an import as they were last matched. */
export async function readImportRows(
  { storage, reader }: { storage: Storage; reader: FileReader },
  known: Import,
): Promise<ImportRow[]> {
  const { fileName, headers, matching, recipes, outline } = known
  const layout = { part: outline?.part ?? null, headingLine: outline?.headingLine ?? null }
  const reading = { layout, headers, matching, recipes, units: readUnits(known) }
  return reader.readRows(await readSheetFile(storage, known), fileName, reading)
}

/** The units that staff chose for this supplier's lists, or else those guessed from the file. */
export const readUnits = ({ rules, outline }: Pick<Import, 'rules' | 'outline'>): ImportUnits =>
  rules.units ? { ...defaultUnits, ...rules.units } : assumeUnits(outline?.units)

/** A file that the disk has cut short would be a list without its last pieces, which an import may archive. */
export async function readSheetFile(
  storage: Storage,
  { uuid, fileDigest }: Pick<Import, 'uuid' | 'fileDigest'>,
): Promise<Buffer> {
  const bytes = await storage.read(sheetKey(uuid))
  if (!bytes) throw new Problem(409, 'No longer there', 'The file is no longer stored. Please upload it again.')
  // An earlier version stored no digest.
  if (fileDigest !== '' && digestFile(bytes) !== fileDigest) {
    const cause = new Error(`${sheetKey(uuid)} is not the file that was stored.`)
    throw new Problem(500, 'Damaged', 'The stored file is damaged. Please upload it again.').because(cause)
  }
  return bytes
}

export const digestFile = (bytes: Buffer) => hash('sha256', bytes)

/** Deletes the file once the import has been applied. */
export async function forgetFiles(storage: Storage, uuid: string): Promise<void> {
  for (const key of listKeys(uuid)) await storage.remove(key)
}
