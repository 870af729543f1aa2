import { chmodSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { findAccount } from '../../../server/platform/embedded-postgres/account.ts'
import { ensureCluster } from '../../../server/platform/embedded-postgres/cluster.ts'
import { findPrograms } from '../../../server/platform/embedded-postgres/programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    newCluster: string
  }
}

/** The files of a PostgreSQL that has never been started. */
export async function makeCluster(clusterDir: string, dataDir: string): Promise<void> {
  const { initdb, postgres } = findPrograms()
  await ensureCluster(clusterDir, await findAccount(postgres, dataDir, clusterDir), initdb, false)
}

/** Copies the cluster of this run into a test's folder: initdb would take ten times as long. */
export function copyCluster(dataDir: string, from = inject('newCluster')): void {
  const clusterDir = join(dataDir, 'postgres')
  cpSync(from, clusterDir, { recursive: true })
  chmodSync(clusterDir, 0o700)
}
