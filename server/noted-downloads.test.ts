import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { noteDownload } from './backup.ts'
import { openLog } from './platform/log.ts'

test('when a backup was downloaded but its time could not be recorded, the log says exactly that', async () => {
  const lines: { msg: string; err?: { message: string } }[] = []
  const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
  const insert = () => {
    throw new Error('no room')
  }
  const done = Promise.resolve({ madeAt: '2030-01-01T00:00:00.000Z', lost: [] })
  await noteDownload({ insert } as never, Promise.resolve({ archive: new PassThrough(), done } as never), log)
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toEqual(['a backup was downloaded', 'the time of a backup could not be recorded'])
  expect(lines[1]?.err?.message).toBe('no room')
})
