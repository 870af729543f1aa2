import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../runner/free-port.ts'
import { findAbsence } from '../runner/installed.ts'

export const withoutVarnish = findAbsence(
  [{ name: 'varnishd', flag: '-V' }],
  'Varnish is not installed here: a CDN in front is not tried (apt-get install varnish)',
)

/** Debian’s Varnish with its default configuration, in front of a shop: it stands in for a CDN. */
export async function startVarnish(shopPort: string) {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'))
  const port = await findFreePort()
  const listening = ['-a', `127.0.0.1:${port}`, '-b', `127.0.0.1:${shopPort}`, '-n', folder]
  const running = spawn('varnishd', ['-F', ...listening, '-j', 'none', '-s', 'malloc,32m'], { stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(base).catch(() => undefined))) {
    if (running.exitCode !== null) throw new Error('Varnish did not start.')
    await pause(20)
  }
  return {
    base,
    /** One of Varnish’s counters, such as `cache_hit`. */
    count: async (name: string): Promise<number> => {
      const { stdout } = await promisify(execFile)('varnishstat', ['-1', '-n', folder, '-f', `MAIN.${name}`])
      return Number(/\s(\d+)\s/.exec(stdout)?.[1])
    },
    close: async () => {
      running.kill('SIGTERM')
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
