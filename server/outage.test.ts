import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Fault, openFaultyDatabase } from '../tests/support/database/faulty-database.ts'
import { copyCluster } from '../tests/support/database/new-cluster.ts'
import { visit } from '../tests/support/old-shop.ts'
import { findFreePort } from '../tests/support/runner/free-port.ts'
import { openTickClock } from '../tests/support/runner/tick-clock.ts'
import { waitFor, waitUntil } from '../tests/support/runner/wait-for.ts'
import { openShop } from './app.ts'
import type { Pages } from './pages.ts'
import { readConfig } from './platform/config.ts'
import { migrateDatabase, openDatabase } from './platform/database.ts'
import { createMember } from './staff/member.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-outage-'))
const log = pino({ level: 'silent' })
const password = 'oak and ash and thorn'
const clock = openTickClock()
const clean: (() => unknown)[] = [clock.close]
let faulty: Awaited<ReturnType<typeof openFaultyDatabase>>
let shop: Awaited<ReturnType<typeof openProcess>>
let other: Awaited<ReturnType<typeof openProcess>>
let owner: ReturnType<typeof visit>

/** Two processes of one shop. */
beforeAll(async () => {
  faulty = await openFaultyDatabase(copyCluster)
  clean.push(faulty.close, () => rmSync(dataDir, { recursive: true }))
  await migrateDatabase(faulty.url)
  shop = await openProcess()
  other = await openProcess()
  const passwordHash = await hashPassword(password)
  const ruth = { name: 'Ruth', email: 'ruth@shop.example', role: 'owner', passwordHash } as const
  await shop.database.db.transaction((tx) => createMember(tx, ruth))
  owner = visit(shop.address)
  expect(await owner.signIn('ruth@shop.example', password)).toBe(200)
})

afterAll(async () => {
  for (const step of clean.reverse()) await step()
})

async function openProcess() {
  const database = await openDatabase(faulty.url, { connections: 4, watch: log })
  clean.push(database.close)
  const port = await findFreePort()
  const address = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, DATABASE_URL: faulty.url, SESSION_SECRET: 'x'.repeat(32), PUBLIC_URL: address }
  const assets = (_req: unknown, _res: unknown, next: () => void) => next()
  const pages = { render, assets, close: async () => {} }
  const opened = await openShop({ config: readConfig(env), database, pages, log })
  clean.push(opened.close)
  const server = createServer(opened.listener)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  clean.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address, database }
}

/** Pages in place of the shop's: one works without its data, one redirects home. */
const render: Pages['render'] = async (request, api) => {
  const { pathname } = new URL(request.url)
  const answer = await api.page({ pageId: 'terms' }).catch(() => undefined)
  if (pathname === '/leads-home' && !answer) return new Response(null, { status: 302, headers: { location: '/' } })
  return new Response(`<p>${JSON.stringify(answer)}`, { headers: { 'content-type': 'text/html' } })
}

async function ask(path: string, init: RequestInit = {}) {
  const started = clock.now()
  const answer = await fetch(shop.address + path, { redirect: 'manual', ...init })
  const body = await answer.text()
  const { status, headers } = answer
  return { status, body, ms: clock.now() - started, retryAfter: headers.get('retry-after'), headers }
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: shop.address },
  body: JSON.stringify(body),
})
const enquiry = { name: 'Ann', email: 'ann@example.com', description: 'Is the oak table there?', captchaValue: 'x' }

/** Sends each kind of request that needs the database, and measures how much longer than usual it takes. */
const askAll = async () => {
  const idle = ask('/healthz')
  const started = clock.now()
  const staff = owner.send('GET', '/api/staff/people').then(async (answer) => ({
    status: answer.status,
    body: await answer.text(),
    ms: clock.now() - started,
    retryAfter: answer.headers.get('retry-after'),
  }))
  const answers = await Promise.all([
    ask('/readyz'),
    ask('/api/contact', post(enquiry)),
    ask('/api/auth/sign-in/email', post({ email: 'ruth@shop.example', password })),
    ask(`/api/pages/terms?${Math.random()}`, { headers: { authorization: 'none' } }),
    ask('/makes-do', { headers: { authorization: 'none' } }),
    ask('/leads-home', { headers: { authorization: 'none' } }),
    staff,
  ])
  const { ms } = await idle
  return { answers, longestMs: Math.max(...answers.map((answer) => answer.ms)) - ms }
}

it.each<Fault>(['stop', 'kill', 'freeze', 'swallow'])(
  'the shop during an outage of its database (%s)',
  async (fault) => {
    onTestFinished(faulty.repair)
    await waitUntil(async () => (await ask('/readyz')).status === 200)
    type Terms = { version: number; edit: { body: string } }
    const readTerms = () => owner.read<Terms>('/api/staff/pages/terms')
    const { version, edit } = await readTerms()
    await waitFor(async () =>
      expect((await ask('/api/pages/terms')).body).toContain(JSON.stringify(edit.body).slice(1, -1)),
    )
    expect((await ask('/asked-often')).status).toBe(200)
    // The edit makes every cached page outdated.
    const edited = { ...edit, body: `${edit.body} ${fault}` }
    expect((await owner.send('PUT', '/api/staff/pages/terms', { version, edit: edited })).status).toBe(200)
    expect(await ask('/api/pages/terms')).toMatchObject({ status: 200 })

    await faulty.break(fault)
    const first = await askAll()
    if (fault !== 'kill') {
      await waitUntil(shop.database.outage.known)
      const later = await askAll()
      expect(later.longestMs).toBeLessThan(250)
      for (const { status, retryAfter } of [...first.answers, ...later.answers]) {
        expect(status).toBe(503)
        expect(Number(retryAfter)).toBeGreaterThan(0)
      }
      const [, contact, , , page] = later.answers
      expect(JSON.parse(contact.body).reason).toMatch(/^We cannot look anything up or save anything/)
      expect(page.body).toContain('<h1>Back in a moment</h1>')
      expect(page.headers.get('cache-control')).toBe('no-store')
    }
    expect(first.longestMs).toBeLessThan(1000)
    for (const { status } of first.answers) expect([200, 401, 400, 503]).toContain(status)
    const [alive, kept] = await Promise.all([ask('/healthz'), ask('/api/pages/terms')])
    expect([alive.status, kept.status]).toEqual([200, 200])
    expect((await ask('/asked-often')).status).toBe(200)
    expect(kept.ms - alive.ms).toBeLessThan(250)

    await faulty.repair()
    const repaired = clock.now()
    const body = `${fault}: the terms have changed.`
    await waitFor(async () => {
      const { version } = await readTerms()
      const saved = await owner.send('PUT', '/api/staff/pages/terms', { version, edit: { ...edit, body } })
      expect(saved.status).toBe(200)
    })
    const saved = clock.now()
    expect(saved - repaired).toBeLessThan(2000)
    for (const { address } of [shop, other]) {
      await waitFor(async () => expect(await (await fetch(`${address}/api/pages/terms`)).text()).toContain(body))
    }
    expect(clock.now() - saved).toBeLessThan(1000)
  },
)
