import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = 'chunks.json'

/**
 * Keeps the chunks of the build before: a shop that runs loads some of its code when it is first asked for, and is
 * replaced only once this build is complete.
 */
export const keepFormerChunks = (): Plugin => ({
  name: 'keep-former-chunks',
  writeBundle: ({ dir = '' }, bundle) => replaceChunks(dir, Object.keys(bundle)),
})

/** Deletes what neither this build nor the one before has written into the folder. */
export async function replaceChunks(folder: string, written: string[]): Promise<void> {
  const former = await readList(join(folder, list))
  const kept = new Set([...written, ...former])
  for (const name of await readdir(join(folder, 'assets')).catch(() => []))
    if (!kept.has(`assets/${name}`)) await rm(join(folder, 'assets', name))
  await writeFile(join(folder, list), JSON.stringify(written))
}

/** No list: an older build, or none. */
const readList = async (file: string): Promise<string[]> => JSON.parse(await readFile(file, 'utf8').catch(() => '[]'))
