import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../tests/support/database/database.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'
import { bumpContent } from './site/content-version.ts'
import { siteSettings } from './site/tables.ts'

let shop: TestDatabase
const children: ChildProcess[] = []

beforeAll(async () => {
  shop = await createTestDatabase()
})

afterAll(async () => {
  for (const child of children) child.kill()
  await shop.drop()
})

async function startProcess(): Promise<number> {
  const child = fork(await bundleProgram('content-process'), [JSON.stringify(shop.connection)])
  children.push(child)
  const [port] = await once(child, 'message')
  return port
}

type Page = { remembered: string; stored: string; made: number }
const edits = [performance.now()]

async function edit(): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.update(siteSettings).set({ shopName: String(edits.length) })
    await bumpContent(tx)
  })
  edits.push(performance.now())
}

const cutListeners = () => shop.sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query ilike 'listen %'`

/** Requests the page without a pause, and returns the longest time for which it was outdated. */
async function watchPage(port: number, isOver: () => boolean) {
  let [stalestMs, asked, made] = [0, 0, 0]
  while (!isOver()) {
    const askedAt = performance.now()
    const page: Page = await (await fetch(`http://127.0.0.1:${port}/`)).json()
    const outdatedAt = edits[Math.min(Number(page.remembered), Number(page.stored)) + 1] ?? Number.POSITIVE_INFINITY
    stalestMs = Math.max(stalestMs, askedAt - outdatedAt)
    asked++
    made = page.made
  }
  return { stalestMs, asked, made }
}

async function editFor(durationMs: number, alsoOften: () => PromiseLike<unknown>): Promise<void> {
  const until = performance.now() + durationMs
  let editedAt = 0
  while (performance.now() < until) {
    await alsoOften()
    if (performance.now() - editedAt < 250) continue
    await edit()
    editedAt = performance.now()
  }
}

it.each([
  ['while notices arrive', () => shop.sql`select 1`],
  ['while the connections that listen are cut repeatedly', cutListeners],
])('no process shows an old page for more than a second after an edit, %s', async (_, alsoOften) => {
  await edit()
  const ports = [await startProcess(), await startProcess()]
  let over = false
  const watched = ports.map((port) => watchPage(port, () => over))
  await editFor(3000, alsoOften)
  over = true
  for (const { stalestMs, asked, made } of await Promise.all(watched)) {
    expect(stalestMs).toBeLessThan(1000)
    expect(made).toBeGreaterThan(3)
    expect(asked).toBeGreaterThan(5 * made)
  }
})
