import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSafetyCopies } from './safety-copies.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-safety-copies-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('old copies are removed even while another process removes them too', async () => {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  for (const name of ['before-one.zip', 'before-two.zip', 'kept by hand.zip']) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), new Date('2026-01-01'), new Date('2026-01-01'))
  }
  // A dangling link is listed but cannot be read, like a file that another process has just removed.
  symlinkSync(join(folder, 'gone'), join(folder, 'before-another.zip'))
  await openSafetyCopies({ dataDir } as never).removeCopies(new Date('2026-02-01'))
  expect(readdirSync(folder).sort()).toEqual(['before-another.zip', 'kept by hand.zip'])
})
