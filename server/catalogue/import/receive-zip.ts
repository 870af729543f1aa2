import { eq } from 'drizzle-orm'
import { cleanFileName } from '../../media/file-name.ts'
import type { Database, Db } from '../../platform/database.ts'
import type { Arrival } from '../../platform/http/arrivals.ts'
import { isRefusal, Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Import, zipKey } from './import-file.ts'
import { findImport, lockImport, refuseApplied, refuseBusy } from './import-records.ts'
import { imports } from './tables.ts'

type Sent = { uuid: string; file: Arrival; fileName: string }

/** Stores a ZIP of the pictures that the file names, unless the file is applied meanwhile: its ZIP would be left behind. */
export async function receiveZip(db: Database, storage: Storage, { uuid, file, fileName }: Sent): Promise<void> {
  await refuseUsed(db, await findImport(db, uuid))
  const start = await file.start(4)
  if (start.length < 4 || start.readUInt32LE(0) !== zipStart)
    throw new Problem(415, 'No ZIP', 'This is not a ZIP file.')
  await storage.writeFile(zipKey(uuid), file.path, 'application/zip')
  try {
    await db.transaction(async (tx) => {
      refuseApplied(await lockImport(tx, uuid))
      await tx
        .update(imports)
        .set({ zipName: cleanFileName(fileName) })
        .where(eq(imports.uuid, uuid))
    })
  } catch (error) {
    if (isRefusal(error)) await storage.remove(zipKey(uuid))
    throw error
  }
}

const zipStart = 0x04034b50

/** A dry run may be under way: the next one reads the ZIP. */
async function refuseUsed(db: Db, known: Import): Promise<void> {
  refuseApplied(known)
  if (known.state === 'checked') await refuseBusy(db, known)
}
