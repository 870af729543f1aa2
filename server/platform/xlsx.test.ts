import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { nameColumn, writeWorkbook } from './xlsx.ts'

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(nameColumn)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('rows that cannot be had end the file in an error, and nothing else', async () => {
  async function* breaking() {
    yield [['Name']]
    throw new Error('The database has gone.')
  }
  await expect(buffer(writeWorkbook('Goods', [], breaking()))).rejects.toThrow('The database has gone.')
})

test('no more rows are asked for when nobody waits for them any longer', async () => {
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
