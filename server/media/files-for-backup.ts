import type { Sql } from 'postgres'
import type { BackedUpFile } from '../platform/backup/write-backup.ts'
import { fileKey, originalKey } from './keys.ts'

/** The objects in storage that cannot be generated again; the sizes of a picture can. */
export async function listFilesForBackup(sql: Sql): Promise<BackedUpFile[]> {
  const pictures = await sql<{ hash: string; type: string }[]>`select hash, type from pictures order by hash`
  const files = await sql<{ hash: string; type: string }[]>`select hash, type from files order by hash`
  return [
    ...pictures.map(({ hash, type }) => ({ key: originalKey(hash), type })),
    ...files.map(({ hash, type }) => ({ key: fileKey(hash), type })),
  ]
}
