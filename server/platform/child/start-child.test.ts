import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { Problem } from '../problem.ts'
import { describeError } from '../shown-error.ts'
import { type Budget, type Child, startChild } from './start-child.ts'
import { takeTurns } from './take-turns.ts'

const file = 'tests/support/processes/orders-process.ts'
const gaveUp = () => new Problem(422, 'Too hard', 'It takes more than it may.')
const children: Child[] = []
const start = (budget: Partial<Budget> = {}) => {
  const child = startChild(file, { timeoutMs: 60_000, maxMb: 150, ...budget }, gaveUp)
  children.push(child)
  return child
}
afterEach(() => {
  for (const child of children.splice(0)) child.end()
})

it('runs one task after another in the same process', async () => {
  const child = start()
  expect(await child.ask('echo', [1, Buffer.from('x'), { a: [null] }])).toEqual([1, Buffer.from('x'), { a: [null] }])
  expect(await child.ask('echo', ['again'])).toEqual(['again'])
})

it('streams an answer in chunks', async () => {
  const chunks: unknown[] = []
  const onChunk = (chunk: unknown) => chunks.push(chunk)
  const child = start()
  expect(await child.ask('count', [2000], { onChunk })).toBeUndefined()
  expect(chunks).toEqual(Array.from({ length: 2000 }, (_, place) => place + 1))
})

it('passes on a refusal as a refusal, and a fault as a fault', async () => {
  const child = start()
  await expect(child.ask('refuse', [])).rejects.toEqual(new Problem(422, 'Not that', 'Not that one.'))
  await expect(child.ask('fail', [])).rejects.toThrow('a fault of ours')
  expect(await child.ask('echo', ['still there'])).toEqual(['still there'])
})

it.each([true, false])('passes on the cause, without what anybody entered (of a refusal: %s)', async (isRefusal) => {
  const error = await start()
    .ask('failBecause', [isRefusal])
    .catch((error: unknown) => error)
  expect(error instanceof Problem && error.status).toBe(isRefusal && 507)
  const { cause } = describeError(error)
  expect(cause).toMatchObject({ type: 'RangeError', message: 'no space left on device', code: 'ENOSPC' })
  expect(cause?.stack).toMatch(/^RangeError: no space left on device\n\s+at .*orders-process/)
  expect(cause).not.toHaveProperty('row')
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('goes on when every process is sent %s', async (signal) => {
  expect(await start().ask('endure', [signal])).toBe(true)
})

it.each([
  ['takes too long', 'spin', { timeoutMs: 500 }],
  ['exits without an answer', 'leave', {}],
  ['holds too many texts', 'hoardTexts', {}],
])('kills a process that %s', async (_, task, budget) => {
  const child = start(budget)
  await expect(child.ask(task, [])).rejects.toMatchObject({ status: 422, body: { title: 'Too hard' } })
  await waitFor(() => expect(child.isRunning()).toBe(false))
})

it.skipIf(process.platform !== 'linux')('kills a process with too much memory outside its heap', async () => {
  await expect(start().ask('hoardBuffers', [])).rejects.toMatchObject({ status: 422, body: { title: 'Too hard' } })
})

it('passes none of the shop’s settings to the process', async () => {
  vi.stubEnv('SESSION_SECRET', 'this must not get about')
  expect(await start().ask('knows', [])).not.toContain('SESSION_SECRET')
})

it('starts another process after a kill, and lets it wait its turn', async () => {
  const turns = takeTurns(() => start({ timeoutMs: 1000 }), 60_000)
  const [spun, echoed] = await Promise.allSettled([
    turns.inTurn((child) => child.ask('spin', [])),
    turns.inTurn((child) => child.ask('echo', ['next'])),
  ])
  expect(spun).toMatchObject({ status: 'rejected', reason: { status: 422 } })
  expect(echoed).toEqual({ status: 'fulfilled', value: ['next'] })
  turns.close()
})
