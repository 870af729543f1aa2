import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { findAbsence } from './installed.ts'

export const withoutHaproxy = findAbsence(
  [{ name: 'haproxy', flag: '-v' }],
  'HAProxy is not installed here: a balancer is not tried (apt-get install haproxy)',
)

/** The balancer of deploy/haproxy, in front of two ports of this machine. */
export async function startHaproxy([one, two]: [number, number]) {
  const port = await findFreePort()
  const file = join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg')
  const running = spawn('haproxy', ['-f', file, '-db'], {
    env: {
      PATH: process.env.PATH,
      SHOP_BIND: `127.0.0.1:${port}`,
      SHOP_ONE: `127.0.0.1:${one}`,
      SHOP_TWO: `127.0.0.1:${two}`,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(base).catch(() => undefined))) {
    if (running.exitCode !== null) throw new Error('HAProxy did not start.')
    await pause(20)
  }
  return {
    base,
    close: async () => {
      running.kill('SIGKILL')
      if (running.exitCode === null) await once(running, 'exit')
    },
  }
}
