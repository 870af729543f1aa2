import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What `npm run build` writes once a part of it is complete, and removes before it makes that part again. */
const stamps = ['.pages', '.server']
const everyMs = 2000

/** Reports each build that is completed in the folder from now on. */
export async function watchBuild(folder: string, onNew: () => void): Promise<{ close(): void }> {
  const isNew = judgeBuilds(await readBuild(folder))
  const look = async () => isNew(await readBuild(folder)) && onNew()
  const timer = setInterval(look, everyMs).unref()
  return { close: () => clearInterval(timer) }
}

/** Returns a function that says of each look whether a new build was found; `first` is the build in use. */
export function judgeBuilds(first: string | undefined): (found: string | undefined) => boolean {
  let used = first
  let seen = first
  return (found) => {
    // Seen twice: between the stamp of one part and the removal of the other, a half-made build looks complete.
    const isNew = found !== undefined && found === seen && found !== used
    if (isNew) used = found
    seen = found
    return isNew
  }
}

/** The fingerprints of its parts; absent while one is not complete. */
async function readBuild(folder: string): Promise<string | undefined> {
  const parts = await Promise.all(stamps.map((stamp) => readFile(join(folder, stamp), 'utf8').catch(() => undefined)))
  return parts.includes(undefined) ? undefined : parts.join(' ')
}
