import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { logCounts, maxPerKind } from '../sparing-log.ts'
import { followRequest } from './access-log.ts'

type Line = Record<string, unknown>
const lines: Line[] = []
const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
afterEach(() => vi.restoreAllMocks())

/** A request that is answered after this number of milliseconds. */
function answerAfter(ms: number) {
  const res = Object.assign(new EventEmitter(), { writableFinished: true, errored: null, statusCode: 400 })
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms)
  followRequest({ req: { method: 'POST', url: '/api/contact?q=secret' }, res, id: 'one' } as never, log)
  res.emit('close')
  clock.mockRestore()
}

test('slow requests, which anybody can send, do not fill the log', () => {
  for (let n = 0; n < 1000; n++) answerAfter(1100)
  answerAfter(900)
  expect(lines).toHaveLength(maxPerKind)
  expect(lines[0]).toMatchObject({ level: 40, msg: 'slow', path: '/api/contact', status: 400, ms: 1100 })
  expect(JSON.stringify(lines)).not.toContain('secret')
  logCounts(log)
  expect(lines.at(-1)).toMatchObject({ level: 40, more: 1000 - maxPerKind })
})
