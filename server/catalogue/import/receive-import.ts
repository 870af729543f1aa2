import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { recallColumns } from '../../../contract/staff/heading-keys.ts'
import type { ImportLayout } from '../../../contract/staff/import-layout.ts'
import { cleanFileName } from '../../media/file-name.ts'
import type { Db } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Actor } from '../../site/changes.ts'
import { findCodesOfVariants } from './codes-of-variants.ts'
import { guessColumns } from './guess-columns.ts'
import { digestFile, sheetKey } from './import-file.ts'
import { listMatchingKeys } from './matching-keys.ts'
import type { FileReader } from './reading/file-reader.ts'
import type { Described } from './reading/process.ts'
import { guessPictures } from './recipes/guess-pictures.ts'
import { guessProperties, listProperties } from './recipes/guess-properties.ts'
import { recallRecipes } from './recipes/recall-recipes.ts'
import { recallRules } from './rules/known-rules.ts'
import { importMatchings, imports } from './tables.ts'

type Upload = { bytes: Buffer; fileName: string }
/** `isKnown`: staff have matched such headings before, or they need no matching. */
export type Received = { uuid: string; headers: string[]; rowCount: number; isKnown: boolean }

type Parts = { db: Db; storage: Storage; reader: FileReader }

/**
 * Stores a file with guesses for its columns, or nothing if the file cannot be read. The row comes first: if this
 * process is killed before it stores the file, the row is deleted after a month. A file without a row would stay in a
 * bucket that refuses to list its files.
 */
export async function receiveImport(parts: Parts, by: Actor, upload: Upload): Promise<Received> {
  const { db, storage } = parts
  const { row, isKnown } = await describeImport(parts, by, upload)
  await db.insert(imports).values(row)
  try {
    await writeSheet(storage, row.uuid, upload)
  } catch (error) {
    await db
      .delete(imports)
      .where(eq(imports.uuid, row.uuid))
      .catch(() => {})
    throw error
  }
  const { uuid, headers, rowCount } = row
  return { uuid, headers, rowCount, isKnown }
}

/** Stores the bytes of a file, and returns the row that has to be inserted for them. */
export async function storeFile(parts: Parts, by: Actor, upload: Upload, supplier: string) {
  const described = await describeImport(parts, by, upload, supplier)
  await writeSheet(parts.storage, described.row.uuid, upload)
  return described
}

const writeSheet = (storage: Storage, uuid: string, { bytes }: Upload) =>
  storage.write(sheetKey(uuid), bytes, 'application/octet-stream')

async function describeImport({ db, reader }: Omit<Parts, 'storage'>, by: Actor, upload: Upload, supplier?: string) {
  const fileName = cleanFileName(upload.fileName)
  const described = await describeFile(db, reader, { ...upload, fileName }, supplier)
  const { source } = described
  const { isKnown, ...guess } = await guessMatching(db, described, supplier)
  const uuid = crypto.randomUUID()
  const rules = await recallRules(db, guess.supplier)
  const row = {
    uuid,
    fileName,
    ...described,
    ...guess,
    rules,
    makeNew: source === 'Shopify' || source === 'WooCommerce',
    fileDigest: digestFile(upload.bytes),
    isFetched: supplier !== undefined,
    staffId: by.id,
    staffName: by.name,
  }
  return { row, isKnown: isKnown || source !== 'other' }
}

/**
 * A supplier’s next list is read as the last one was: by the same sheet or records, and by the same line of headings if
 * only that gives columns that staff have matched.
 */
async function describeFile(
  db: Db,
  reader: FileReader,
  { bytes, fileName }: Upload,
  supplier?: string,
): Promise<Described> {
  const last = supplier === undefined ? undefined : await recallLayout(db, supplier)
  if (supplier === undefined || !last) return reader.describe(bytes, fileName)
  const { part, headingLine } = last
  const guessed = await reader.describe(bytes, fileName, { part, headingLine: null }).catch((error: unknown) => {
    // The part may have been renamed. The part that is read instead is the same one, or is noticed by its other headings.
    if (error instanceof Problem) return reader.describe(bytes, fileName)
    throw error
  })
  if (guessed.outline.headingLine === headingLine || (await isMatched(db, supplier, guessed))) return guessed
  const asBefore = await reader.describe(bytes, fileName, last).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  return asBefore && (await isMatched(db, supplier, asBefore)) ? asBefore : guessed
}

async function recallLayout(db: Db, supplier: string): Promise<ImportLayout | undefined> {
  const [last] = await db
    .select({ outline: imports.outline })
    .from(imports)
    .where(and(eq(imports.supplier, supplier), ne(imports.state, 'read'), isNotNull(imports.outline)))
    .orderBy(desc(imports.createdAt))
    .limit(1)
  if (!last?.outline) return undefined
  const { parts, part, headingLine } = last.outline
  return { part: parts.length > 1 ? part : null, headingLine }
}

const isMatched = async (db: Db, supplier: string, { headers }: Pick<Described, 'headers'>) =>
  (await findMatching(db, headers, supplier)) !== undefined

/** How staff last matched these headings, for this supplier or any. */
async function findMatching(db: Db, headers: string[], supplier?: string) {
  const isSame = inArray(importMatchings.headersKey, listMatchingKeys(headers))
  const [known] = await db
    .select()
    .from(importMatchings)
    .where(supplier === undefined ? isSame : and(isSame, eq(importMatchings.supplier, supplier)))
    .orderBy(desc(importMatchings.usedAt))
    .limit(1)
  return known
}

/** The matching of the last file with such headings; else a guess. */
export async function guessMatching(
  db: Db,
  { headers, samples, sampleRows }: Pick<Described, 'headers' | 'samples' | 'sampleRows'>,
  supplier?: string,
) {
  const known = await findMatching(db, headers, supplier)
  if (known)
    return {
      supplier: known.supplier,
      matching: recallColumns(headers, known.columns),
      recipes: recallRecipes(headers, known.recipes),
      isKnown: true,
    }
  const matching = findCodesOfVariants(guessColumns(headers, samples), { headers, sampleRows })
  const pictures = guessPictures({ headers, samples, matching })
  const recipes = [...guessProperties({ headers, matching }, await listProperties(db)), ...pictures]
  const others = matching.map((column) => (column === 'pictures' && pictures.length > 0 ? null : column))
  return { supplier: supplier ?? '', matching: others, recipes, isKnown: false }
}
