import { chmod, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPrivateFolder } from './private-folder.ts'

test.each([
  ['one that everybody may read', 0o755, 0o700],
  ['one that its group may write, with its group for new files', 0o2775, 0o2770],
])('closes %s', async (_, before, after) => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-private-'))
  await chmod(folder, before)
  await openPrivateFolder(folder)
  expect((await stat(folder)).mode & 0o7777).toBe(after)
})

test('makes a folder that nobody else may look into', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'showroom-private-')), 'one', 'two')
  await openPrivateFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})
