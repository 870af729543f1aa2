import { files, pictures } from '../media/tables.ts'
import type { Transaction } from '../platform/database.ts'
import { takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import type { Kind } from '../site/versioned-rows.ts'

export const pictureKind = { table: pictures, id: pictures.hash, entity: 'picture' as const }
export const fileKind = { table: files, id: files.hash, entity: 'file' as const }

export const restorePicture = (tx: Transaction, change: Change, hash: string) => restore(tx, change, pictureKind, hash)
export const restoreFile = (tx: Transaction, change: Change, hash: string) => restore(tx, change, fileKind, hash)

async function restore(tx: Transaction, change: Change, kind: Kind, hash: string): Promise<void> {
  await takeFromBin(tx, change, kind, hash)
  change.touchesPublic()
}
