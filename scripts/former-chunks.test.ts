import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceChunks } from './former-chunks.ts'

test('the chunks of the build before are kept, and older ones deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  const build = async (...names: string[]) => {
    const files = names.flatMap((name) => [`assets/${name}`, `assets/${name}.map`])
    for (const file of files) await writeFile(join(folder, file), '')
    await replaceChunks(folder, ['server.js', ...files])
    return (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js')).sort()
  }
  expect(await build('a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js'])
  expect(await build('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
  expect(await build('a-3.js', 'b-1.js')).toEqual(['a-2.js', 'a-3.js', 'b-1.js'])
  expect(await build('a-3.js', 'b-2.js')).toEqual(['a-3.js', 'b-1.js', 'b-2.js'])
  expect(await build('a-3.js', 'b-2.js')).toEqual(['a-3.js', 'b-2.js'])
})
