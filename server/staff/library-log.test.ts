import { afterAll, expect, test } from 'vitest'
import { openLog } from '../platform/log.ts'
import { logCounts } from '../platform/sparing-log.ts'
import { passOnLine } from './library-log.ts'

const lines: Record<string, unknown>[] = []
const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
afterAll(() => logCounts(log))

test('a line of the sign-in library is logged without addresses, values and tokens', () => {
  passOnLine(log)('info', `jane@example.com came with ${'t'.repeat(32)}\nparams: secret`)
  expect(lines).toMatchObject([{ msg: 'the sign-in library says', said: '(an email address) came with …' }])
})
