import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { nameColumn, writeWorkbook } from './xlsx.ts'

test('columns are lettered as in spreadsheets', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(nameColumn)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('an error while rows are read ends the file in an error', async () => {
  async function* breaking() {
    yield [['Name']]
    throw new Error('The database has gone.')
  }
  await expect(buffer(writeWorkbook('Goods', [], breaking()))).rejects.toThrow('The database has gone.')
})

test('no more rows are read once nobody downloads them', async () => {
  let asked = 0
  let ended = false
  async function* endless() {
    try {
      for (;;) {
        asked += 1
        yield Array.from({ length: 100 }, () => [crypto.randomUUID()])
      }
    } finally {
      ended = true
    }
  }
  for await (const _ of writeWorkbook('Goods', [], endless())) if (asked > 3) break
  await expect.poll(() => ended).toBe(true)
})
