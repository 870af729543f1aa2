import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceChunks } from './former-chunks.ts'

/** Returns a function that writes a build with chunks of these names, and returns the chunks that exist afterwards. */
async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  const build = async (...names: string[]) => {
    const files = names.flatMap((name) => [`assets/${name}.js`, `assets/${name}.js.map`])
    for (const file of files) await writeFile(join(folder, file), '')
    await replaceChunks(folder, ['server.js', ...files])
    return (await readdir(join(folder, 'assets')))
      .filter((name) => name.endsWith('.js'))
      .map((name) => name.slice(0, -3))
  }
  return { folder, build }
}

test('chunks of the last four builds before this one are kept, and older ones deleted', async () => {
  const { build } = await openFolder()
  await build('a1', 'b1')
  for (const name of ['a2', 'a3', 'a4']) await build(name, 'b1')
  expect((await build('a5', 'b2')).sort()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'])
  expect((await build('a6', 'b2')).sort()).toEqual(['a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2'])
})

test('a repeated build counts once', async () => {
  const { build } = await openFolder()
  await build('a1')
  for (let again = 0; again < 6; again++) await build('a2')
  expect((await build('a2')).sort()).toEqual(['a1', 'a2'])
})

test.each(['', '[["server.js"', 'null', '["server.js"]'])(
  'a chunk list with the content %j does not break the build',
  async (text) => {
    const { folder, build } = await openFolder()
    await build('a1')
    await writeFile(join(folder, 'chunks.json'), text)
    expect(await build('a2')).toEqual(['a2'])
  },
)
