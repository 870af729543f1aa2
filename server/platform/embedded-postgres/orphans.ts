import { readdir, readlink, realpath } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * Ends the processes that a killed server left running on this cluster. Nothing committed is lost: the next start
 * recovers from the log, as after a power cut. Only Linux says which folder a process works in; elsewhere the
 * processes end by themselves.
 */
export async function endOrphans(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return
  const folder = await realpath(clusterDir)
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    if ((await readLink(name, 'cwd')) === folder && isPostgres(await readLink(name, 'exe'))) kill(Number(name))
  }
}

const readLink = (pid: string, name: string) => readlink(`/proc/${pid}/${name}`).catch(() => '')

/**
 * Excludes other programs in that folder, such as a person's shell. After an update of the packages, the name of the
 * running program ends with ' (deleted)'.
 */
const isPostgres = (program: string) => /^postgres\b/.test(basename(program))

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended since.
  }
}
