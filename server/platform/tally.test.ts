import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { openTally } from './tally.ts'

const log = pino({ level: 'silent' })

test('a count is written once, by itself or at the end', async () => {
  const written: [string, number][][] = []
  const tally = openTally({
    what: 'views',
    max: 9,
    log,
    everyMs: 5,
    write: async (counts) => void written.push([...counts]),
  })
  for (const key of ['a', 'b', 'a']) tally.add(key)
  await waitFor(() =>
    expect(written).toEqual([
      [
        ['a', 2],
        ['b', 1],
      ],
    ]),
  )
  tally.add('c')
  await tally.close()
  expect(written.flat()).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ])
})

test('a count that could not be written is kept and added to later ones', async () => {
  const written: [string, number][][] = []
  let broken = true
  const write = async (counts: Map<string, number>) => {
    if (broken) throw new Error('the database is away')
    written.push([...counts])
  }
  const tally = openTally({ what: 'views', max: 9, log, everyMs: 60_000, write })
  tally.add('a')
  await tally.flush()
  broken = false
  tally.add('a')
  await tally.close()
  expect(written).toEqual([[['a', 2]]])
})

test('a reason why counts cannot be written is logged once, until they are', async () => {
  const logged = vi.spyOn(log, 'error')
  const reasons = ['no room', 'no room', 'read only', '', 'read only']
  const write = async () => {
    const reason = reasons.shift()
    if (reason) throw new Error('Failed query', { cause: new Error(reason) })
  }
  const tally = openTally({ what: 'views', max: 9, log, everyMs: 60_000, write })
  for (const _ of Array.from(reasons)) {
    tally.add('a')
    await tally.flush()
  }
  await tally.close()
  const causes = logged.mock.calls.map(([facts]) => (facts as { err: Error }).err.cause)
  expect(causes).toEqual(['no room', 'read only', 'read only'].map((reason) => new Error(reason)))
})

test('nothing is written where nothing was counted', async () => {
  const write = vi.fn()
  const tally = openTally({ what: 'views', max: 9, log, everyMs: 60_000, write })
  await tally.close()
  expect(write).not.toHaveBeenCalled()
})

test('a flood of different keys is limited in memory', async () => {
  let last = new Map<string, number>()
  const write = async (counts: Map<string, number>) => {
    last = counts
  }
  const tally = openTally({ what: 'views', max: 3, log, everyMs: 60_000, write })
  for (let n = 0; n < 1000; n++) tally.add(`n${n % 10}`)
  await tally.close()
  expect([...last]).toEqual([
    ['n0', 100],
    ['n1', 100],
    ['n2', 100],
  ])
})
