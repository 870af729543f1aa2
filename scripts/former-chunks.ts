import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = 'chunks.json'
const keptBuilds = 5

/**
 * Keeps the chunks of former builds: a running shop loads some of its code on demand, and may have been started from an
 * earlier build.
 */
export const keepFormerChunks = (): Plugin => ({
  name: 'keep-former-chunks',
  writeBundle: ({ dir = '' }, bundle) => replaceChunks(dir, Object.keys(bundle)),
})

/** Deletes the chunks of all but the latest builds, of which this is one. */
export async function replaceChunks(folder: string, written: string[]): Promise<void> {
  const own = written.toSorted()
  const former = (await readBuilds(join(folder, list))).filter((build) => build.join() !== own.join())
  const builds = [own, ...former].slice(0, keptBuilds)
  const kept = new Set(builds.flat())
  for (const name of await readdir(join(folder, 'assets')).catch(() => []))
    if (!kept.has(`assets/${name}`)) await rm(join(folder, 'assets', name))
  await writeFile(join(folder, list), JSON.stringify(builds))
}

/** The files of each build, the latest first; none if the list is missing or unreadable. */
async function readBuilds(file: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')).filter(Array.isArray)
  } catch {
    return []
  }
}
