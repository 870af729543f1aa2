import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
