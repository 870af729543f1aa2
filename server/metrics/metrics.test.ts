import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { metricsToken, openCountedShop } from '../../tests/support/counted-shop.ts'
import { buildTestServer } from '../../tests/support/test-server.ts'
import { findKind } from '../platform/http/request-kinds.ts'
import { openServer } from '../platform/http-server.ts'
import { openLog } from '../platform/log.ts'
import { projectFolder } from '../platform/project-folder.ts'
import { startTask } from '../platform/tasks/task-list.ts'
import { openMetrics } from './metrics.ts'

const bearer = { authorization: `Bearer ${metricsToken}` }

/** The value of each sample, by its name and labels as written. */
async function readSamples(shop: Pick<ReturnType<typeof buildTestServer>, 'ask'>): Promise<Record<string, number>> {
  const { body, headers } = await shop.ask('/metrics', bearer)
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  expect(body.toString().endsWith('# EOF\n')).toBe(true)
  const lines = body.toString().split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('requests are counted and timed by kind, and the cache by outcome', async () => {
  const shop = await openCountedShop()
  for (const path of ['/', '/', '/nothing', '/api/search/x', '/media/x.webp']) await shop.ask(path)
  const samples = await readSamples(shop)
  expect(samples).toMatchObject({
    'showroom_requests_total{kind="page",status="2xx"}': 2,
    'showroom_requests_total{kind="page",status="4xx"}': 1,
    'showroom_requests_total{kind="search",status="2xx"}': 1,
    'showroom_requests_total{kind="picture",status="2xx"}': 1,
    'showroom_request_seconds_count{kind="page"}': 3,
    'showroom_cache_lookups_total{outcome="found"}': 1,
    'showroom_cache_lookups_total{outcome="made"}': 4,
    showroom_database_away: 0,
  })
  expect(samples.showroom_cache_bytes).toBeGreaterThan(1000)
  expect(samples.nodejs_eventloop_lag_seconds).toBeGreaterThanOrEqual(0)
  expect((await readSamples(shop))['showroom_cache_lookups_total{outcome="found"}']).toBe(1)
})

test('every metric that the dashboard and the alerts use exists', async () => {
  const read = (file: string) => readFileSync(join(projectFolder, 'deploy', file), 'utf8')
  const files = ['grafana/showroom.json', 'prometheus/alerts.yml', 'prometheus/alerts.test.yml'].map(read)
  const named = new Set(files.flatMap((file) => file.match(/\b(showroom|nodejs|process)_\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(10)
  const shop = await openCountedShop()
  await shop.ask('/')
  await shop.search()
  const found = Object.keys(await readSamples(shop)).map((sample) => sample.replace(/\{.*/, ''))
  expect([...named].filter((name) => !found.includes(name))).toEqual([])
})

test('every log message that an alert tells operators to search for is one that the server writes', () => {
  const alerts = readFileSync(join(projectFolder, 'deploy/prometheus/alerts.yml'), 'utf8')
  const messages = [...alerts.matchAll(/Search its log for "([^"]+)"/g)].map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(0)
  const files = readdirSync(join(projectFolder, 'server'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const code = sources.map((file) => readFileSync(join(projectFolder, 'server', file), 'utf8')).join()
  expect(messages.filter((message) => !code.includes(message))).toEqual([])
})

test('a request whose client disconnects is counted as gone', async () => {
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
  const metrics = openMetrics({ port: undefined, token: metricsToken }, openLog('silent'))
  const shop = buildTestServer()
  onTestFinished(shop.close)
  await shop.serve(openServer(metrics?.follow(() => noteAsked()) ?? (() => {})))
  const request = get({ port: shop.port(), path: '/' }).on('error', () => {})
  await asked
  request.destroy()
  await expect.poll(() => readSamples(shop)).toMatchObject({ 'showroom_requests_total{kind="page",status="gone"}': 1 })
})

test('due work of all processes is counted with its age, and so are content versions that are not shown yet', async () => {
  const shop = await openCountedShop()
  const { db, state } = shop
  await startTask(db, { id: null, name: 'Ruth' }, { kind: 'a', title: 'A', input: {} })
  await startTask(db, { id: null, name: 'Ruth' }, { kind: 'a', title: 'B', input: {} })
  await db.execute(sql`update tasks set created_at = now() - interval '90 seconds' where title = 'A'`)
  state.version -= 2
  const samples = await readSamples(shop)
  expect(samples).toMatchObject({
    'showroom_queue_due{queue="tasks"}': 2,
    'showroom_queue_due{queue="mails"}': 0,
    'showroom_queue_late_seconds{queue="mails"}': 0,
    showroom_content_versions_behind: 2,
  })
  expect(samples['showroom_queue_late_seconds{queue="tasks"}']).toBeGreaterThanOrEqual(90)
  expect(samples['showroom_database_connections{state="active"}']).toBeGreaterThanOrEqual(1)
})

test('while the database is unavailable, the metrics from the database are left out', async () => {
  const shop = await openCountedShop()
  const { state } = shop
  state.isAway = true
  const samples = await readSamples(shop)
  expect(samples.showroom_database_away).toBe(1)
  expect(Object.keys(samples).filter((name) => /queue|behind|connections/.test(name))).toEqual([])
})

test.each([{}, { authorization: 'Bearer another token' }, { authorization: `Basic ${metricsToken}` }])(
  '%j is no token',
  async (headers) => {
    const shop = await openCountedShop()
    const answer = await shop.ask('/metrics', headers as Record<string, string>)
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.body.toString()).not.toContain('showroom_')
  },
)

test('with a separate port, the shop’s port has no metrics, and the separate port has nothing else', async () => {
  const shop = await openCountedShop({ port: 9464 })
  const { metrics } = shop
  expect((await shop.ask('/metrics')).body.toString()).not.toContain('showroom_')
  await shop.close()
  await shop.serve(openServer(metrics.listener))
  expect((await shop.ask('/metrics')).body.toString()).toContain('showroom_requests_total')
  expect((await shop.ask('/')).status).toBe(404)
  expect((await shop.ask('/metrics', {}, 'POST')).status).toBe(404)
})

test('a call is timed', async () => {
  const shop = await openCountedShop()
  expect(await shop.search()).toBe('sofa')
  expect(await readSamples(shop)).toMatchObject({ 'showroom_call_seconds_count{call="search"}': 1 })
})

test.each([
  ['/', 'page'],
  ['/store/sofas-chairs', 'page'],
  ['/mediation', 'page'],
  ['/Admin/products', 'back office'],
  ['/api/staff/products?q=1', 'back office'],
  ['/api/search/', 'search'],
  ['/api/product/x', 'api'],
  ['/media/abc-640.avif', 'picture'],
  ['/assets/root-abc.js', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/readyz', 'health'],
])('%s is a request of kind %s', (address, kind) => {
  expect(findKind(address)).toBe(kind)
})
