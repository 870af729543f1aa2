import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Opened } from './worker.ts'
import { startWorkers } from './workers.ts'

const opened: Opened = { kind: 'opened', ownerLink: undefined }

/** A worker without a process; the next one to be forked. */
function openForking() {
  const forked: Worker[] = []
  const fork = vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = Object.assign(new EventEmitter(), { process: { pid: forked.length } }) as Worker
    forked.push(worker)
    return worker
  })
  onTestFinished(() => fork.mockRestore())
  const error = vi.fn()
  const log = { error, warn: vi.fn(), info: vi.fn() }
  return { forked, error, start: () => startWorkers({ count: 1, env: {}, log: log as never }) }
}

test('a message that a dead worker did not take is no fault of the first process, nor is one that could not be started', async () => {
  const { forked, error, start } = openForking()
  const starting = start()
  forked[0]?.emit('message', opened)
  const { stop } = await starting
  onTestFinished(stop)
  forked[0]?.emit('error', new Error('write EPIPE'))
  forked[0]?.emit('exit', null, 'SIGKILL')
  await expect.poll(() => forked).toHaveLength(2)
  forked[1]?.emit('error', new Error('spawn EAGAIN'))
  await expect
    .poll(() => error.mock.calls.map(([, words]) => words))
    .toEqual(['a worker died; starting another', 'a worker could not start; trying again'])
})
