import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { failed } from '../contract/errors.ts'
import type { ImportCheck, ImportView } from '../contract/staff/import.ts'
import { openFileReader } from '../server/catalogue/import/reading/file-reader.ts'
import { receiveImport } from '../server/catalogue/import/receive-import.ts'
import { openMedia } from '../server/media/media.ts'
import { openLog } from '../server/platform/log.ts'
import { openFolder } from '../server/platform/storage/folder.ts'
import { runTasks } from '../server/platform/tasks/task-runner.ts'
import { listCatalogueKinds } from '../server/task-kinds.ts'
import { answerList, chooseColumns } from '../tests/suppliers/answers.ts'
import { furtherLists } from '../tests/suppliers/further-lists.ts'
import { type SupplierList, supplierLists } from '../tests/suppliers/lists.ts'
import { openStaffClient, ruth } from '../tests/support/staff/staff-client.ts'
import { readLoad } from './cached-report.ts'
import { openBenchDatabase } from './shop/bench-database.ts'
import { writeTable } from './table.ts'

/** Measures the dry runs of long lists in a shop of ten thousand products, before and after the import's questions are answered. */
const rows = Number(process.argv[2] ?? 10_000)
const load = readLoad()
const database = await openBenchDatabase(10_000)
const storage = await openFolder(join(database.folder, 'files'))
const media = openMedia(storage, openLog('silent'))
const reader = openFileReader()
const kinds = listCatalogueKinds({ media, reader })
const runner = runTasks({ db: database.db, sql: database.sql, log: openLog('warn'), kinds })
const client = openStaffClient({ db: database.db })
try {
  const figures = []
  for (const list of [...supplierLists, ...furtherLists]) figures.push(await measure(list))
  const head = `# Dry runs of suppliers' lists

\`npm run bench:imports\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began.
A shop of 10,000 products; lists of about ${rows.toLocaleString('en-GB')} rows, made by \`tests/suppliers\`. The goal is 10 s for a dry run.

`
  await writeFile(join(import.meta.dirname, 'imports-results.md'), `${head}${writeTable(figures)}\n`)
} finally {
  await runner.close()
  reader.close()
  await media.close()
  await database.stop()
  await rm(database.folder, { recursive: true, force: true })
}

async function measure(list: SupplierList) {
  const bytes = await list.write(rows)
  const began = performance.now()
  const { uuid } = await receiveImport({ db: database.db, storage, reader }, ruth, { bytes, fileName: list.fileName })
  const readMs = performance.now() - began
  const first = await tryOut(uuid, chooseColumns(await view(uuid), list))
  const second = await tryOut(uuid, { ...chooseColumns(first.view, list), rules: answerList(first.view, list) })
  const row = {
    list: list.supplier,
    shape: list.shape,
    MB: (bytes.length / 1024 / 1024).toFixed(1),
    rows: second.view.rowCount,
    'read, s': seconds(readMs),
    'first dry run, s': seconds(first.ms),
    'answered, s': seconds(second.ms),
    'wrong then': second.view.counts?.wrong ?? '',
  }
  console.log(row)
  return row
}

async function tryOut(uuid: string, asked: Omit<ImportCheck, 'uuid'>) {
  const began = performance.now()
  const started = await client.checkImport({ uuid, ...asked })
  if (failed(started)) throw new Error(started.problem.reason)
  for (;;) {
    const now = await view(uuid)
    if (now.task?.state === 'failed') throw new Error(JSON.stringify(now.task))
    if (now.task?.state === 'done') return { view: now, ms: performance.now() - began }
    await pause(20)
  }
}

async function view(uuid: string): Promise<ImportView> {
  const answer = await client.import({ uuid })
  if (failed(answer)) throw new Error(answer.problem.reason)
  return answer
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
