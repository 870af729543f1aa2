import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../runner/free-port.ts'
import { findAbsence } from '../runner/installed.ts'

export const withoutPgbouncer = findAbsence(
  [{ name: 'pgbouncer', flag: '--version' }],
  'PgBouncer is not installed here: a pooler of transactions is not tried (apt-get install pgbouncer)',
)

/** Debian's PgBouncer in transaction mode, with two sessions for each database. */
export async function startPgbouncer(socketDir: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = `[databases]
* = host=${socketDir} port=5432 user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`
  await writeFile(file, settings)
  // PgBouncer refuses to run as root. PostgreSQL's socket belongs to the user that PostgreSQL runs as.
  await chmod(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  const args = isRoot ? ['--user', '--map-user=1000', '--map-group=1000', '--', 'pgbouncer', file] : [file]
  const running = spawn(isRoot ? 'unshare' : 'pgbouncer', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  running.stderr.on('data', (text) => {
    printed += text
  })
  while (!(await isOpen(port))) {
    if (running.exitCode !== null) throw new Error(`PgBouncer did not start: ${printed}`)
    await pause(20)
  }
  return {
    port,
    close: async () => {
      running.kill('SIGKILL')
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
