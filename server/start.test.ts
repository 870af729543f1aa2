import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFaultyDatabase } from '../tests/support/database/faulty-database.ts'
import { copyCluster } from '../tests/support/database/new-cluster.ts'
import { findFreePort } from '../tests/support/runner/free-port.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'
import { waitUntil } from '../tests/support/runner/wait-for.ts'
import { openDatabase } from './platform/database.ts'
import { readPidFile } from './platform/embedded-postgres/pid-file.ts'

const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env
let dataDir: string
let starts = 0
const clean: (() => unknown)[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'showroom-start-'))
})
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The shop's own process, in a folder of its own. */
async function start(databaseUrl?: string) {
  const folder = join(dataDir, String(++starts))
  const env = { ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return { ...(await run('server', folder, env)), pidFile: join(folder, 'postgres', 'postmaster.pid') }
}

async function run(program: 'server' | 'bare-shop', folder: string, more: Record<string, string> = {}) {
  const port = await findFreePort()
  const child: ChildProcess = spawn(process.execPath, [await bundleProgram(program)], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: folder, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  clean.push(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  return { child, ended, port }
}

/** A server of another protocol. */
async function serve(server: Server) {
  const visitors: Socket[] = []
  const visited = once(server, 'connection')
  server.on('connection', (socket) => visitors.push(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  clean.push(() => {
    for (const socket of visitors) socket.destroy()
    server.close()
  })
  const place = `shop at 127.0.0.1:${(server.address() as AddressInfo).port}/shop`
  return { visited, place, url: place.replace('shop at ', 'postgres://shop:hunter2@') }
}

async function expectSentence(make: () => Server, why: string) {
  const { url, place, visited } = await serve(make())
  const { ended } = await start(url)
  await visited
  const asked = performance.now()
  const { code, output } = await ended
  expect(output).toBe(`The database of DATABASE_URL (${place}) can't be reached: ${why}.\n`)
  expect(code).toBe(1)
  expect(performance.now() - asked).toBeLessThan(12_000)
}

describe('the start ends with one sentence about an unusable database', () => {
  const authenticated = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0])

  it.each<[string, () => Server, string]>([
    ['is a web server', () => createHttpServer((_, res) => res.end('hello')), 'the server there is not PostgreSQL'],
    [
      'speaks first',
      () => createServer((socket) => socket.write('SSH-2.0-OpenSSH_9.6\r\n')),
      'the server there is not PostgreSQL',
    ],
    ['hangs up', () => createServer((socket) => socket.end()), 'it closes the connection, so it may not be PostgreSQL'],
  ])('when it %s', async (_, make, why) => {
    await expectSentence(make, why)
  })

  it('when it never answers, or falls silent after the greeting', async () => {
    const fallSilent = () => createServer((socket) => socket.once('data', () => socket.write(authenticated)))
    await Promise.all([createServer, fallSilent].map((make) => expectSentence(() => make(), 'it does not answer')))
  })
})

describe('SIGTERM ends a start', () => {
  it('that waits for a silent database', async () => {
    const { url, visited } = await serve(createServer())
    const { child, ended } = await start(url)
    await visited
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, output: '' })
  })

  it('that waits for the migrations of another process', async () => {
    const faulty = await openFaultyDatabase(copyCluster)
    clean.push(faulty.close)
    const { sql, close } = await openDatabase(faulty.url)
    clean.push(close)
    await sql`select pg_advisory_lock(7346092)`
    const { child, ended } = await start(faulty.url)
    await waitUntil(
      async () => (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`).length > 0,
    )
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, output: '' })
  })

  it('that is starting its embedded PostgreSQL, which is stopped', async () => {
    const { child, ended, pidFile } = await start()
    await waitUntil(() => existsSync(pidFile), { interval: 5 })
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
    expect(existsSync(pidFile)).toBe(false)
  })
})

it('a start continues after its embedded PostgreSQL is killed', async () => {
  const folder = join(dataDir, 'killed')
  const cluster = join(folder, 'postgres')
  copyCluster(folder)
  let shop = await open(folder)
  const waiting: [string, (sql: postgres.ReservedSql) => Promise<unknown>][] = [
    ['its migrations', (sql) => sql`select pg_advisory_lock(7346092)`],
    ['what it reads', (sql) => sql`begin`.then(() => sql`lock table content_version`)],
  ]
  for (const [step, block] of waiting) {
    await end(shop.child)
    const database = await openDatabase({ socketDir: cluster, database: 'postgres' })
    const sql = await database.sql.reserve()
    await block(sql)
    const starting = open(folder)
    await waitUntil(async () => (await sql`select 1 from pg_locks where not granted`).length > 0)
    const pid = Number(readPidFile(cluster)?.pid)
    process.kill(pid, 'SIGKILL')
    await database.close()
    shop = await starting
    expect(readPidFile(cluster)?.pid, step).not.toBe(pid)
  }
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0 })
}, 120_000)

/** A started shop, with its address. */
async function open(folder: string) {
  const shop = await run('bare-shop', folder, {
    SESSION_SECRET: 'a secret of this test alone, and long',
  })
  const isReady = () =>
    fetch(`http://localhost:${shop.port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  await Promise.race([
    waitUntil(isReady, { timeout: 40_000 }),
    shop.ended.then(({ output }) => Promise.reject(new Error(`The start ended: ${output}`))),
  ])
  return shop
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('a stopping process first reports to balancers that it drains, and goes on answering meanwhile', {
  timeout: 120_000,
}, async () => {
  const folder = join(dataDir, 'leaving')
  const { child, ended, port } = await run('bare-shop', folder, { DRAIN_SECONDS: '2' })
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`).then(({ status }) => status)
  await expect.poll(() => ask('/readyz').catch(() => 0), { timeout: 60_000 }).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => ask('/readyz'), { interval: 10 }).toBe(503)
  expect([await ask('/healthz'), await ask('/api/settings/public')]).toEqual([200, 200])
  expect((await ended).code).toBe(0)
  await expect(ask('/healthz')).rejects.toThrow('fetch failed')
})
