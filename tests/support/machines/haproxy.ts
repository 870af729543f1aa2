import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../runner/free-port.ts'
import { findAbsence } from '../runner/installed.ts'

export const withoutHaproxy = findAbsence(
  [{ name: 'haproxy', flag: '-v' }],
  'HAProxy is not installed here: a balancer is not tried (apt-get install haproxy)',
)

/** The state of a shop in a back end of the balancer. */
export type Place = { isUp: boolean; requests: number }

export type Balancer = {
  base: string
  /** Keys are back end and shop: `ready/one` is the first shop in the back end of shops that are ready. */
  readPlaces(): Promise<Record<string, Place>>
  close(): Promise<void>
}

/** Starts the balancer of deploy/haproxy in front of two ports of this machine, with a socket for its statistics. */
export async function startHaproxy([one, two]: [number, number]): Promise<Balancer> {
  const port = await findFreePort()
  const folder = await mkdtemp(join(tmpdir(), 'showroom-haproxy-'))
  const statistics = join(folder, 'socket')
  const watched = join(folder, 'watched.cfg')
  await writeFile(watched, `global\n    stats socket ${statistics}\n`)
  const file = join(import.meta.dirname, '../../../deploy/haproxy/haproxy.cfg')
  const running = spawn('haproxy', ['-f', file, '-f', watched, '-db'], {
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
    readPlaces: () => readPlaces(statistics),
    close: async () => {
      running.kill('SIGKILL')
      if (running.exitCode === null) await once(running, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readPlaces(statistics: string): Promise<Record<string, Place>> {
  const socket = connect(statistics)
  socket.write('show stat\n')
  const [heading = '', ...lines] = (await text(socket)).trim().split('\n')
  const names = heading.replace('# ', '').split(',')
  const rows = lines.map((line) => {
    const cells = line.split(',')
    return (name: string) => cells[names.indexOf(name)] ?? ''
  })
  return Object.fromEntries(
    rows.map((cell) => [
      `${cell('pxname')}/${cell('svname')}`,
      { isUp: cell('status').startsWith('UP'), requests: Number(cell('stot')) },
    ]),
  )
}
