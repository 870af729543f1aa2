import { PassThrough } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { noteDownload } from './backup.ts'
import { openLog } from './platform/log.ts'

const lines: { level: number; msg: string; err?: { message: string } }[] = []
const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
beforeEach(() => {
  lines.length = 0
})

const note = (insert: () => unknown, lost: string[] = []) => {
  const done = Promise.resolve({ madeAt: '2030-01-01T00:00:00.000Z', lost })
  return noteDownload({ insert } as never, Promise.resolve({ archive: new PassThrough(), done } as never), log)
}

test('a backup that lacks pictures is logged as a fault, with few of their names', async () => {
  await note(
    () => ({ values: async () => {} }),
    Array.from({ length: 1000 }, (_, number) => `pictures/${number}`),
  )
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines).toMatchObject([{ level: 50, lost: 1000, msg: expect.stringContaining('missing from storage') }])
  expect(JSON.stringify(lines).length).toBeLessThan(1000)
})

test('when a backup was downloaded but its time could not be recorded, the log says exactly that', async () => {
  const insert = () => {
    throw new Error('no room')
  }
  await note(insert)
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toEqual(['a backup was downloaded', 'the time of a backup could not be recorded'])
  expect(lines[1]?.err?.message).toBe('no room')
})
