import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSerialized, writeSerialized } from './serialized-file.ts'

let folder: string
let path: string
const value = {
  names: ['Alder', 'Beck'],
  prices: new Float64Array([300, 12.5]),
  cards: [Buffer.from('{}'), Buffer.alloc(0)],
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serialized-'))
  path = join(folder, 'file')
  await writeSerialized(path, 'today', value)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is read back as it was written', async () => {
  expect(await readSerialized(path, 'today')).toEqual(value)
})

test('a missing or foreign file is ignored', async () => {
  expect(await readSerialized(join(folder, 'nothing'), 'today')).toBeUndefined()
  expect(await readSerialized(path, 'yesterday')).toBeUndefined()
})

test('more pieces than one write takes are all written', async () => {
  const many = Array.from({ length: 5_003 }, (_, i) => Buffer.from(String(i)))
  await writeSerialized(path, 'many', many)
  expect(await readSerialized(path, 'many')).toEqual(many)
})

test('a file that is cut off anywhere is refused', async () => {
  const whole = readFileSync(path)
  for (let length = 0; length < whole.length; length += 7) {
    truncateSync(path, length)
    await expect(readSerialized(path, 'today')).rejects.toThrow()
    writeFileSync(path, whole)
  }
})

test('a file with a flipped bit is refused', async () => {
  const whole = readFileSync(path)
  for (let at = 512; at < whole.length; at++) {
    const spoilt = Buffer.from(whole)
    spoilt[at] = (spoilt[at] ?? 0) ^ 4
    writeFileSync(path, spoilt)
    await expect(readSerialized(path, 'today')).rejects.toThrow('digest')
  }
})

test('a failed write keeps the old file and leaves nothing beside it', async () => {
  await expect(writeSerialized(path, 'tomorrow', { broken: () => 1 })).rejects.toThrow()
  expect(await readSerialized(path, 'today')).toEqual(value)
  await expect(writeSerialized(folder, 'tomorrow', value)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['file'])
})
