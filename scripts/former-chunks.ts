import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = 'chunks.json'
const keptBuilds = 5

/**
 * Keeps the chunks of former builds: a shop that runs loads some of its code when it is first asked for, and may have been
 * started from one of them.
 */
export const keepFormerChunks = (): Plugin => ({
  name: 'keep-former-chunks',
  writeBundle: ({ dir = '' }, bundle) => replaceChunks(dir, Object.keys(bundle)),
})

/** Deletes the chunks that neither this build nor one of the last before it has written into the folder. */
export async function replaceChunks(folder: string, written: string[]): Promise<void> {
  const own = written.toSorted()
  const former = (await readBuilds(join(folder, list))).filter((build) => build.join() !== own.join())
  const builds = [own, ...former].slice(0, keptBuilds)
  const kept = new Set(builds.flat())
  for (const name of await readdir(join(folder, 'assets')).catch(() => []))
    if (!kept.has(`assets/${name}`)) await rm(join(folder, 'assets', name))
  await writeFile(join(folder, list), JSON.stringify(builds))
}

/** The files of each build, the latest first. Without a list that can be read there is no build to keep. */
async function readBuilds(file: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')).filter(Array.isArray)
  } catch {
    return []
  }
}
