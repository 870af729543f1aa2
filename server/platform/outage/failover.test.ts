import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type DatabasePair, openDatabasePair } from '../../../tests/support/database/database-pair.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { openLog } from '../log.ts'

let pair: DatabasePair
let shop: OpenDatabase

beforeAll(async () => {
  pair = await openDatabasePair(inject('newCluster'))
  await pair.primary.ask('create table notes (words text)')
  await pair.untilStreaming()
})

afterAll(async () => {
  await shop?.close()
  await pair.close()
})

const write = (words: string) => shop.sql`insert into notes values (${words})`

async function untilWritten(words: string): Promise<void> {
  while (
    !(await write(words).then(
      () => true,
      () => false,
    ))
  )
    await pause(20)
}

test('a shop finds the host that takes writes, also when another is first, and a new one after a failover', async () => {
  const { primary, standby } = pair
  shop = await openDatabase(pair.addressOf(standby, primary), { connections: 4, watch: openLog('silent') })
  await Promise.all(Array.from({ length: 8 }, (_, n) => write(`before ${n}`)))
  await pair.untilStreaming()

  // A frozen machine neither answers nor hangs up: it is the host that is tried first.
  primary.freeze()
  await pair.promote()
  await untilWritten('after')
  primary.thaw()
  await Promise.all(Array.from({ length: 8 }, (_, n) => write(`later ${n}`)))
  const kept = await standby.ask<{ words: string }>('select words from notes')
  expect(kept.filter(({ words }) => words.startsWith('before'))).toHaveLength(8)
  expect(kept.filter(({ words }) => words.startsWith('later'))).toHaveLength(8)
  expect(await primary.ask(`select words from notes where words like 'later%'`)).toEqual([])
}, 60_000)
