import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../tests/support/runner/free-port.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'
import { becomeOwner } from '../tests/support/staff/become-owner.ts'

const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env

/** A shop of two workers, in an empty folder. */
async function startWorkers() {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-workers-'))
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const settings = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: folder,
    DEMO: 'none',
    WORKERS: '2',
    DRAIN_SECONDS: '2',
    BUILD_FOLDER: folder,
  }
  const child = spawn(process.execPath, [await bundleProgram('bare-shop')], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (words) => {
    output += words
  })
  const ended = once(child, 'exit').then(([code]) => code)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await expect.poll(() => output, { timeout: 90_000 }).toContain('Ctrl-C stops it')
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`).then(({ status }) => status)
  const readMetrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const build = (print: string) => {
    for (const part of ['.pages', '.server']) writeFileSync(join(folder, part), print)
  }
  return { child, ended, build, ask, readMetrics, output: () => output }
}

/** The child processes of the shop's first process. */
const listWorkers = ({ pid }: { pid?: number | undefined }) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('bare-shop.js'))
    .map(Number)

test('two workers answer on one port; a dead one is replaced, and all are on SIGHUP and on a new build without a refused request', {
  timeout: 300_000,
}, async () => {
  const shop = await startWorkers()
  const first = listWorkers(shop.child)
  expect(first).toHaveLength(2)
  const link = /Create the owner {3}(http\S+)/.exec(shop.output())?.[1] ?? ''
  await becomeOwner(new URL(link).origin, link)
  for (let visit = 0; visit < 6; visit++) expect(await shop.ask('/readyz')).toBe(200)
  // Each worker loads the back office with its first request for it.
  for (let visit = 0; visit < 6; visit++) expect(await shop.ask('/api/staff/me')).toBe(401)
  expect(await shop.readMetrics()).toContain('showroom_requests_total{kind="health",status="2xx"} 6')

  process.kill(first[0] ?? 0, 'SIGKILL')
  await expect
    .poll(() => listWorkers(shop.child).filter((pid) => pid !== first[0]), { timeout: 60_000 })
    .toHaveLength(2)
  await expect.poll(() => shop.output(), { timeout: 60_000 }).toContain('a worker died; starting another')
  await expect.poll(() => shop.ask('/readyz').catch(() => 0)).toBe(200)

  const count = (message: string) => shop.output().split(message).length - 1
  const countReplacements = () => count('all workers were replaced')
  const causes = [() => shop.child.kill('SIGHUP'), () => shop.build('another')]
  for (const [done, replace] of causes.entries()) {
    const before = listWorkers(shop.child)
    let isOver = false
    const answers = new Set<string>()
    const visits = Array.from({ length: 4 }, async (_, visitor) => {
      const path = visitor === 0 ? '/readyz' : '/api/settings/public'
      while (!isOver) {
        answers.add(`${path} ${await shop.ask(path)}`)
        // Without a pause they would take the processors from the workers that start.
        await pause(5)
      }
    })
    replace()
    await expect.poll(countReplacements, { timeout: 90_000 }).toBe(done + 1)
    isOver = true
    await Promise.all(visits)
    expect([...answers].sort()).toEqual(['/api/settings/public 200', '/readyz 200'])
    expect(listWorkers(shop.child).filter((pid) => before.includes(pid))).toEqual([])
  }

  // Both die while the successor of the first is starting, so only the second needs another successor.
  const both = listWorkers(shop.child)
  shop.child.kill('SIGHUP')
  await expect.poll(() => listWorkers(shop.child), { timeout: 60_000 }).toHaveLength(3)
  for (const pid of both) process.kill(pid, 'SIGKILL')
  await expect.poll(countReplacements, { timeout: 90_000 }).toBe(causes.length + 1)
  await expect.poll(() => count('replaced the one that died'), { timeout: 60_000 }).toBe(2)
  expect(count('a worker died')).toBe(2)
  expect(listWorkers(shop.child)).toHaveLength(2)

  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  await expect(shop.ask('/readyz')).rejects.toThrow('fetch failed')
})
