import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { keyOfHeaders } from '../import/guess-columns.ts'
import { forgetFiles, type Import, sheetKey } from '../import/import-file.ts'
import { isBusy, lockImport, startCheck } from '../import/import-records.ts'
import { needsSecondLook } from '../import/missing/counted-lists.ts'
import { storeFile } from '../import/receive-import.ts'
import { imports } from '../import/tables.ts'
import { fetchList } from './fetch-list.ts'
import { findUnusual } from './judge-list.ts'
import { findOtherLists } from './list-records.ts'
import type { Fetch, List, ListParts, Step } from './list-step.ts'

/** The lists act under the name of their supplier. */
export const actAs = ({ name }: Pick<List, 'name'>) => ({ id: null, name: `${name}’s list` })

/** Fetches a list. Its dry run starts unless it is the same as the last one and that can still be applied. */
export async function receiveList(parts: ListParts, list: List, known: Fetch): Promise<Step> {
  const last = await findLast(parts, known)
  const isAsked =
    (await isLost(parts, last)) || (isUsed(known, last) && (await needsSecondLook(parts.db, list.name, new Date())))
  const arrival = await fetchList(parts, list, isAsked ? { ...known, etag: null, digest: null } : known)
  if (!arrival) return describeSameFile(list, known, last)
  const { storage } = parts.media
  const { row, isKnown } = await storeFile({ ...parts, storage }, actAs(list), arrival, list.name)
  const usual = last && isApplied(last) ? measure(last) : known
  const arrived = measure(row)
  const unusual = findUnusual(arrived, usual) ?? null
  const { headersKey, rowCount } = unusual === null ? arrived : usual
  const { etag, digest } = arrival
  return {
    etag,
    digest,
    headersKey,
    rowCount,
    importUuid: row.uuid,
    unusual,
    ...(isKnown ? checkingStep : { outcome: 'held', says: askForColumns(unusual) }),
    write: async (tx) => {
      await tx.insert(imports).values(row)
      if (last) await dropImport(tx, last.uuid)
      if (isKnown) await startTrying(tx, list, { uuid: row.uuid, isUsual: unusual === null })
    },
    tidy: () => forgetLostFiles(parts, last ? [row.uuid, last.uuid] : [row.uuid]),
  }
}

const isApplied = ({ state }: Import) => state === 'applied' || state === 'undone'

const measure = ({ headers, rowCount }: Pick<Import, 'headers' | 'rowCount'>) => ({
  headersKey: keyOfHeaders(headers),
  rowCount,
})

async function findLast({ db }: ListParts, { importUuid }: Fetch): Promise<Import | undefined> {
  if (importUuid === null) return undefined
  const [last] = await db.select().from(imports).where(eq(imports.uuid, importUuid))
  return last
}

/** Whether its last list can no longer be applied: it waited for a month, or a restored backup came without its file. */
const isLost = async ({ media: { storage } }: ListParts, last: Import | undefined): Promise<boolean> =>
  !last || (!isApplied(last) && !(await storage.exists(sheetKey(last.uuid))))

/** A list that waits for staff keeps its outcome while the supplier sends the same file. After a failure it is tried again. */
function describeSameFile(list: List, known: Fetch, last: Import | undefined): Step {
  const { outcome, says, unusual } = known
  if (last && !isApplied(last)) {
    if (outcome === 'ready' || outcome === 'held') return { outcome, says }
    if (outcome === 'failed' && last.state === 'read') return { outcome: 'held', says: askForColumns(unusual) }
    if (outcome === 'failed')
      return { ...checkingStep, write: (tx) => startTrying(tx, list, { uuid: last.uuid, isUsual: unusual === null }) }
  }
  return { outcome: 'unchanged', says: 'The list is the same as before.' }
}

const checkingStep = { outcome: 'checking', says: 'Its changes are being previewed.' } as const
export const askForColumns = (unusual: string | null) => `${unusual ?? ''} Please match its columns once.`.trim()

/** Whether its last list has been used, and not undone. */
const isUsed = ({ outcome }: Fetch, last: Import | undefined) =>
  last?.state === 'applied' || (outcome === 'unchanged' && last?.state !== 'undone')

type Arrived = { uuid: string; isUsual: boolean }

async function startTrying(tx: Transaction, list: List, { uuid, isUsual }: Arrived): Promise<void> {
  const { supplier, matching, makeNew } = await lockImport(tx, uuid)
  const mayArchive = isUsual && list.appliesItself && list.archivesMissing
  const archives = mayArchive && (await findOtherLists(tx, list)).length === 0
  await startCheck(tx, actAs(list), { uuid, supplier, matching, makeNew, rules: { archives } })
}

/** A newer list takes the place of one that nobody has applied. One that is being applied stays, or it could not be undone. */
async function dropImport(tx: Transaction, uuid: string): Promise<void> {
  const [known] = await tx.select().from(imports).where(eq(imports.uuid, uuid)).for('update')
  if (!known || isApplied(known) || (await isBusy(tx, known))) return
  await tx.delete(imports).where(eq(imports.uuid, uuid))
}

async function forgetLostFiles({ db, media: { storage } }: ListParts, uuids: string[]): Promise<void> {
  for (const uuid of uuids)
    if ((await db.$count(imports, eq(imports.uuid, uuid))) === 0) await forgetFiles(storage, uuid)
}
