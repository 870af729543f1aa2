import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { writeWhole } from './write-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-write-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an archive that has no place to go to is ended, and with it the connection behind it', async () => {
  writeFileSync(join(folder, 'file'), '')
  const archive = new PassThrough()
  await expect(writeWhole(archive, join(folder, 'file/shop.zip'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(archive.destroyed).toBe(true)
})

test('two archives that are written to one place at once are each whole, and the one that ends last stays', async () => {
  const target = join(folder, 'showroom-2030-01-01-0200.zip')
  const [first, second] = [new PassThrough(), new PassThrough()]
  const writing = [writeWhole(first, target), writeWhole(second, target)] as const
  first.write('first ')
  second.write('second ')
  first.end('archive')
  await writing[0]
  second.end('archive')
  await writing[1]
  expect(readFileSync(target, 'utf8')).toBe('second archive')
  expect(readdirSync(folder).filter((name) => name.startsWith('showroom-'))).toHaveLength(1)
})
