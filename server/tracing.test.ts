import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerChallenge } from '../tests/support/captcha.ts'
import { startTraceReceiver } from '../tests/support/machines/trace-receiver.ts'
import { findFreePort } from '../tests/support/runner/free-port.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'
import { openAltcha } from './platform/captcha/altcha.ts'

const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env
const root = join(import.meta.dirname, '..')
const secret = 'a secret of thirty-two characters or more'

/** A shop in an empty folder that sends its traces to a receiver. */
async function startTracedShop(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-traces-'))
  const port = await findFreePort()
  const env = {
    PATH,
    NODE_OPTIONS,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: folder,
    SESSION_SECRET: secret,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...settings,
  }
  const child = spawn(process.execPath, [await bundleProgram('bare-shop')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (words) => {
    output += words
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Ctrl-C stops it')
  const ask = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { ask, stop }
}

async function startReceiver() {
  const receiver = await startTraceReceiver()
  onTestFinished(receiver.close)
  return receiver
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'
const known = { traceparent: `00-${traceId}-${parentId}-01`, 'x-forwarded-for': '192.0.2.77' }

test('requests, searches, queries and mails are traced without what anybody typed', { timeout: 120_000 }, async () => {
  const receiver = await startReceiver()
  const { endpoint, spans } = receiver
  const json = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }
  const shop = await startTracedShop({ ...json, OTEL_SERVICE_NAME: 'oak-and-ash' })
  const captcha = openAltcha({ secret, rounds: 1, range: [1, 3] })
  const enquiry = {
    name: 'Janemarker',
    email: 'janemarker@example.com',
    categoryId: 0,
    description: 'wordsmarker',
    captchaValue: await answerChallenge(await captcha.makeChallenge()),
    variantUuid: null,
  }
  const headers = { 'content-type': 'application/json', ...known }
  const post = async (path: string, body: object) =>
    (await shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).status
  expect(await post('/api/search/', { searchField: 'velvetmarker' })).toBe(200)
  expect(await post('/api/contact', enquiry)).toBe(200)
  await expect.poll(() => spans().map(({ name }) => name)).toContain('work on outbox')
  expect((await shop.ask('/readyz')).status).toBe(200)
  await shop.stop()

  const find = (name: string) => spans().find((span) => span.name === name)
  const search = find('POST search')
  expect(search).toMatchObject({
    traceId,
    parentSpanId: parentId,
    facts: {
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'showroom.request_id': expect.any(String),
    },
  })
  expect(find('call search')).toMatchObject({ traceId, parentSpanId: search?.spanId })
  const contact = find('call contact')
  expect(contact).toMatchObject({ traceId, parentSpanId: find('POST api')?.spanId })
  expect(find('INSERT enquiries')).toMatchObject({ traceId, facts: { 'db.system.name': 'postgresql' } })
  expect(find('work on outbox')).toMatchObject({ facts: { 'showroom.outcome': 'completed', 'showroom.attempt': 1 } })
  expect(find('work on outbox')?.traceId).not.toBe(traceId)
  expect(new Set(receiver.services())).toEqual(new Set(['oak-and-ash']))
  expect(spans().filter(({ name }) => name.includes('health'))).toEqual([])
  expect(receiver.written()).not.toMatch(/marker|192\.0\.2|127\.0\.0\.1|example\.com/i)
})

test('without the variables of tracing, none of its modules is loaded', () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({
      load: (url, context, next) => {
        if (/@opentelemetry\\/(sdk|exporter|otlp|resources|core)|open-tracing/.test(url)) loaded.push(url)
        return next(url, context)
      },
    })
    await import('./server/run-shop.ts')
    const before = loaded.length
    await import('./server/platform/tracing/open-tracing.ts')
    console.log(JSON.stringify([before, loaded.length > 0]))
  `
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE },
  })
  expect(JSON.parse(output)).toEqual([0, true])
})
