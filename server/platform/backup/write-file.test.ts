import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { explainTarget, writeAtomically } from './write-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-write-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an archive whose file cannot be written is destroyed, so that its connection is closed', async () => {
  writeFileSync(join(folder, 'file'), '')
  const archive = new PassThrough()
  await expect(writeAtomically(archive, join(folder, 'file/shop.zip'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(archive.destroyed).toBe(true)
})

test('of two archives written to one path at once, the last to finish stays, and it is complete', async () => {
  const target = join(folder, 'showroom-2030-01-01-0200.zip')
  const [first, second] = [new PassThrough(), new PassThrough()]
  const writing = [writeAtomically(first, target), writeAtomically(second, target)] as const
  first.write('first ')
  second.write('second ')
  first.end('archive')
  await writing[0]
  second.end('archive')
  await writing[1]
  expect(readFileSync(target, 'utf8')).toBe('second archive')
  expect(readdirSync(folder).filter((name) => name.startsWith('showroom-'))).toHaveLength(1)
})

test('an archive too large for its disk is explained as a fault of its place, and other faults are not', () => {
  const fault = (code: string) => Object.assign(new Error('write'), { code })
  expect(explainTarget(fault('EFBIG'), '/stick/shop.zip')).toMatchObject({
    message: expect.stringContaining("can't be written to /stick/shop.zip (EFBIG)"),
  })
  const other = fault('ECONNRESET')
  expect(explainTarget(other, '/stick/shop.zip')).toBe(other)
})
