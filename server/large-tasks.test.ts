import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../tests/support/catalogue.ts'
import { createTestDatabase, hasWaiting } from '../tests/support/database/database.ts'
import { openImportContext } from '../tests/support/imports/imports.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'
import { waitFor, waitUntil } from '../tests/support/runner/wait-for.ts'
import { answered } from '../tests/support/shop-window.ts'
import { nowhere } from '../tests/support/staff/staff-edits.ts'
import { runLargeInOwnProcess } from './large-tasks.ts'
import { openMedia } from './media/media.ts'
import { openLog } from './platform/log.ts'
import { projectFolder } from './platform/project-folder.ts'
import { openStorage } from './platform/storage/storage.ts'
import type { Task } from './platform/tasks/task-list.ts'
import type { TaskContext } from './platform/tasks/task-runner.ts'

const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'showroom-large-tasks-'))
const media = openMedia(await openStorage({ dataDir, s3: undefined }), openLog('silent'))
const place = {
  dataDir,
  s3: undefined,
  avifEffort: 0,
  connection: database.connection,
  pool: { connections: 3 },
}
const file = relative(projectFolder, await bundleProgram('large-task-process'))
const shop = openImportContext(database, { media }, (kinds) =>
  runLargeInOwnProcess(kinds, place, { minTotal: 1, file }),
)
afterAll(async () => {
  await shop.close()
  await media.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => database.sql`truncate products, imports, import_matchings, tasks cascade`)

const priceList = 'Product code,Price\nA-1,1250\nB-1,80\n'

/** A checked price list that changes two products. */
async function checkList() {
  for (const supplierCode of ['A-1', 'B-1'])
    await addProduct(database.db, { name: `Sofa ${supplierCode}`, supplierCode, variants: [{ pricePence: 1000_00 }] })
  const before = await shop.readShop()
  const { uuid } = await shop.send(priceList)
  await shop.check(uuid)
  return { uuid, before }
}

/** Starts to apply a list while an edit of one of its products is not committed, so that the task waits for a lock. */
async function applyBesideEdit(uuid: string, meanwhile: () => Promise<unknown>): Promise<void> {
  await database.sql
    .begin(async (edit) => {
      await edit`update products set name = 'Held' where supplier_code = 'B-1'`
      await answered(shop.client.applyImport({ uuid, leaveWrong: false }))
      await waitUntil(() => hasWaiting(database))
      await meanwhile()
      throw new Held()
    })
    .catch((error) => error instanceof Held || Promise.reject(error))
}
class Held extends Error {}

const prices = () => database.sql`select price_pence from variants order by price_pence`.values()

test('an import is checked, applied and undone in a process of its own', async () => {
  const { uuid, before } = await checkList()
  expect(await shop.view(uuid)).toMatchObject({ state: 'checked', counts: { changed: 2, wrong: 0 } })
  await applyBesideEdit(uuid, async () => expect(await listProcesses()).toHaveLength(1))
  expect(await shop.wait(uuid)).toMatchObject({ state: 'applied', task: { state: 'done', done: 2, total: 2 } })
  expect(await prices()).toEqual([[80_00], [1250_00]])
  await shop.undo(uuid)
  expect(await shop.readShop()).toEqual(before)
  await waitFor(async () => expect(await listProcesses()).toEqual([]))
})

test('staff read the refusal of a large task as if it ran in the shop’s process', async () => {
  const { uuid } = await checkList()
  await database.sql`update variants set price_pence = price_pence + 1`
  await answered(shop.client.applyImport({ uuid, leaveWrong: false }))
  const { task } = await shop.wait(uuid)
  expect(task).toMatchObject({ state: 'failed', problem: expect.stringContaining('has changed since you looked') })
})

test('a process that is killed changes nothing, and the import can be applied again', async () => {
  const { uuid, before } = await checkList()
  await applyBesideEdit(uuid, async () => {
    for (const pid of await listProcesses()) process.kill(pid, 'SIGKILL')
    await waitFor(async () => expect(await shop.view(uuid)).toMatchObject({ task: { state: 'failed' } }))
  })
  expect((await shop.view(uuid)).task?.problem).toMatch(/^It was stopped before it had finished.* Nothing was changed/)
  expect(await shop.readShop()).toEqual(before)
  expect(await shop.apply(uuid)).toMatchObject({ state: 'applied' })
})

test('a task that loses its connection to the database is retried, and takes effect once', async () => {
  const { uuid } = await checkList()
  await applyBesideEdit(
    uuid,
    () => database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(await shop.wait(uuid)).toMatchObject({ state: 'applied', task: { state: 'done' } })
  expect(await database.sql`select attempts from tasks where kind = 'import'`).toEqual([{ attempts: 2 }])
  expect(await prices()).toEqual([[80_00], [1250_00]])
})

test('a task of fewer than 5,000 rows runs in the shop’s own process, and a larger one does not', async () => {
  const ran: number[] = []
  const work = async ({ total }: { total: number }) => void ran.push(total)
  const kinds = runLargeInOwnProcess({ work }, place, { file })
  const run = async (total: number) => kinds.work?.({ uuid: nowhere, total } as Task, {} as TaskContext)
  await run(4999)
  await expect(run(5000)).rejects.toThrow('The task is gone.')
  expect(ran).toEqual([4999])
})

/** The processes of large tasks that this one has started. */
async function listProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const mine = await Promise.all(pids.map(async (pid) => ((await isLargeTask(pid)) ? [pid] : [])))
  return mine.flat()
}

async function isLargeTask(pid: number): Promise<boolean> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [command, stat] = await Promise.all([read('cmdline'), read('stat')])
  const parent = /\) \S (\d+)/.exec(stat)?.[1]
  return command.includes('large-task-process') && parent === String(process.pid)
}
