import { readdir, readlink, realpath } from 'node:fs/promises'

/**
 * Ends what a killed server left running on this cluster. Nothing committed is lost: the next start recovers from the log,
 * as after a power cut. Only Linux says which folder a process works in; elsewhere the processes end by themselves.
 */
export async function endOrphans(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return
  const folder = await realpath(clusterDir)
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    if ((await readlink(`/proc/${name}/cwd`).catch(() => '')) === folder) kill(Number(name))
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
