import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '../../../server/platform/database.ts'
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start.ts'
import { openLog } from '../../../server/platform/log.ts'
import { templateName } from '../database/database.ts'
import { copyCluster, makeCluster } from '../database/new-cluster.ts'

/** One PostgreSQL for the whole run, with a migrated template from which each test file copies its database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-test-'))
  const newCluster = join(dataDir, 'new')
  await makeCluster(newCluster, dataDir)
  copyCluster(dataDir, newCluster)
  const server = await startEmbeddedPostgres({ dataDir, log: openLog('error'), durable: false })
  const { socketDir } = server.connection
  const maintenance = await openDatabase(server.connection, { connections: 1 })
  await maintenance.sql`create database ${maintenance.sql(templateName)}`
  await maintenance.close()
  await migrateDatabase({ socketDir, database: templateName })
  project.provide('socketDir', socketDir)
  project.provide('newCluster', newCluster)
  const programFolder = join(import.meta.dirname, '../../../build/programs', basename(dataDir))
  project.provide('programFolder', programFolder)
  return async () => {
    await server.stop()
    for (const folder of [dataDir, programFolder]) await rm(folder, { recursive: true, force: true })
  }
}
