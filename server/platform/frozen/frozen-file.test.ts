import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFrozen, writeFrozen } from './frozen-file.ts'

let folder: string
let path: string
const value = {
  names: ['Alder', 'Beck'],
  prices: new Float64Array([300, 12.5]),
  cards: [Buffer.from('{}'), Buffer.alloc(0)],
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frozen-'))
  path = join(folder, 'file')
  await writeFrozen(path, 'today', value)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is read back as it was written', async () => {
  expect(await readFrozen(path, 'today')).toEqual(value)
})

test('a missing or foreign file is ignored', async () => {
  expect(await readFrozen(join(folder, 'nothing'), 'today')).toBeUndefined()
  expect(await readFrozen(path, 'yesterday')).toBeUndefined()
})

test('more pieces than one write takes are all written', async () => {
  const many = Array.from({ length: 5_003 }, (_, i) => Buffer.from(String(i)))
  await writeFrozen(path, 'many', many)
  expect(await readFrozen(path, 'many')).toEqual(many)
})

test('a file that is cut off anywhere is refused', async () => {
  const whole = readFileSync(path)
  for (let length = 0; length < whole.length; length += 7) {
    truncateSync(path, length)
    await expect(readFrozen(path, 'today')).rejects.toThrow()
    writeFileSync(path, whole)
  }
})

test('a file with a flipped bit is refused', async () => {
  const whole = readFileSync(path)
  for (let at = 512; at < whole.length; at++) {
    const spoilt = Buffer.from(whole)
    spoilt[at] = (spoilt[at] ?? 0) ^ 4
    writeFileSync(path, spoilt)
    await expect(readFrozen(path, 'today')).rejects.toThrow('not what was written')
  }
})

test('a failed write keeps the old file and leaves nothing beside it', async () => {
  await expect(writeFrozen(path, 'tomorrow', { broken: () => 1 })).rejects.toThrow()
  expect(await readFrozen(path, 'today')).toEqual(value)
  await expect(writeFrozen(folder, 'tomorrow', value)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['file'])
})
