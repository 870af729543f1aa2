import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTraceReceiver } from '../../../tests/support/machines/trace-receiver.ts'
import { openLog } from '../log.ts'
import { Problem } from '../problem.ts'
import { openTracing } from './open-tracing.ts'
import { readTraceSettings } from './settings.ts'
import { findTracer, trace } from './trace.ts'

const receiver = await startTraceReceiver()
beforeEach(() => {
  receiver.empty()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint)
})
afterEach(() => vi.unstubAllEnvs())

/** The traces of some work, in a process with these variables. */
async function traceWith(env: Record<string, string>, work: () => Promise<unknown>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const settings = readTraceSettings(process.env)
  if (!settings) throw new Error('Nothing is traced.')
  const tracing = openTracing(settings, openLog('silent'))
  await work().finally(tracing.close)
  expect(findTracer()).toBeUndefined()
  return receiver.spans()
}

const json = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }
const step = () => trace({ name: 'a step' }, async () => {})

test('by default traces are sent as protobuf', async () => {
  await traceWith({}, step)
  expect([...receiver.types]).toEqual(['/v1/traces application/x-protobuf'])
})

test('a step within another one has it as its parent, and a step that is alone has none', async () => {
  const work = () =>
    trace({ name: 'outer' }, async () => {
      await trace({ name: 'inner', facts: { n: 1 } }, async (note) => note({ outcome: 'done' }))
      await trace({ name: 'alone', isAlone: true }, async () => {})
    })
  const spans = await traceWith(json, work)
  const [inner, alone, outer] = ['inner', 'alone', 'outer'].map((name) => spans.find((span) => span.name === name))
  expect(inner).toMatchObject({
    parentSpanId: outer?.spanId,
    traceId: outer?.traceId,
    facts: { n: 1, outcome: 'done' },
  })
  expect(alone?.traceId).not.toBe(outer?.traceId)
})

test('a fault is marked with its type but not its message, and a refusal is no fault', async () => {
  const fail = (error: Error) => trace({ name: error.name }, () => Promise.reject(error)).catch(() => {})
  const work = async () => {
    await fail(new RangeError('what somebody typed'))
    await fail(Object.assign(new Problem(404, 'Not found', 'There is none.'), { name: 'refusal' }))
  }
  const spans = await traceWith(json, work)
  expect(spans).toMatchObject([
    { name: 'RangeError', status: { code: 2 }, facts: { 'error.type': 'RangeError' } },
    { name: 'refusal', status: { code: 0 }, facts: {} },
  ])
  expect(receiver.written()).not.toContain('typed')
})

test.each([
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, '01', 0],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, '00', 1],
  [{}, '00', 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, '01', 1],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, '01', 1],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, '01', 0],
])('with %j and a parent that was sampled as %s, %i spans are sent', async (env, flag, count) => {
  const traceparent = `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flag}`
  const work = async () => {
    const request = findTracer()?.beginRequest({ name: 'GET page' }, { traceparent })
    request?.end({}, false)
  }
  expect(await traceWith({ ...json, ...env }, work)).toHaveLength(count)
})

test('a receiver that is away is logged, and stops nothing', async () => {
  const lines: string[] = []
  const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(line) > 0 } as never)
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1')
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200')
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10')
  const settings = readTraceSettings(process.env)
  if (!settings) throw new Error('Nothing is traced.')
  const tracing = openTracing(settings, log)
  onTestFinished(tracing.close)
  expect(await trace({ name: 'a step' }, async () => 'done')).toBe('done')
  await expect.poll(() => lines.join()).toContain('"says":"connect ECONNREFUSED 127.0.0.1:1"')
})
