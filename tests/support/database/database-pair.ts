import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, openSync, writeFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { findAccount } from '../../../server/platform/embedded-postgres/account.ts'
import { quietEnvironment } from '../../../server/platform/embedded-postgres/cluster.ts'
import { readPidFile } from '../../../server/platform/embedded-postgres/pid-file.ts'
import { findPrograms } from '../../../server/platform/embedded-postgres/programs.ts'
import { findFreePort } from '../runner/free-port.ts'
import { listChildren } from './faulty-database.ts'

export type Member = {
  port: number
  /** Runs a query on a new connection. */
  ask<Row extends object>(query: string): Promise<Row[]>
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
}

export type DatabasePair = {
  primary: Member
  standby: Member
  /** Only with `standbys: 2`. */
  secondStandby: Member | undefined
  /** A connection URL with these hosts, of which the client uses the one that accepts writes. */
  addressOf(...members: Pick<Member, 'port'>[]): string
  dataDir: string
  untilStreaming(): Promise<void>
  stopStandbys(): Promise<void>
  startStandbys(): Promise<void>
  /** Promotes the standby that has received the most WAL, and returns it. */
  promote(): Promise<Member>
  close(): Promise<void>
}

/** `primarySettings` go into the file whose settings can be changed while the primary runs. */
type Options = { primarySettings?: Record<string, string>; standbys?: 1 | 2 }

/**
 * A PostgreSQL with a streaming replica. Both are copies of one cluster that was never started, so no base backup of a
 * running primary is needed.
 */
export async function openDatabasePair(
  newCluster: string,
  { primarySettings = {}, standbys = 1 }: Options = {},
): Promise<DatabasePair> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-pair-'))
  const open = async (name: string, extra: Record<string, string>) => {
    const folder = join(dataDir, name)
    await mkdir(folder)
    return openMember(newCluster, folder, await findFreePort(), extra)
  }
  const primary = await open('a', {})
  const lines = Object.entries(primarySettings).map(([name, value]) => `${name} = '${value}'\n`)
  appendFileSync(join(dataDir, 'a', 'postgres', 'postgresql.auto.conf'), lines.join(''))
  await primary.start()
  const follow = async (folder: string, name: string) => {
    const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`
    const standby = await open(folder, { primary_conninfo: from })
    writeFileSync(join(dataDir, folder, 'postgres', 'standby.signal'), '')
    await standby.start()
    return standby
  }
  const standby = await follow('b', 'standby')
  const secondStandby = standbys === 2 ? await follow('c', 'second') : undefined
  const everyStandby = [standby, secondStandby].filter((member) => member !== undefined)
  const untilStreaming = async () => {
    for (;;) {
      const [row] = await primary.ask<{ behind: string | null }>(
        `select max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::text as behind from pg_stat_replication
          having count(*) = ${standbys}`,
      )
      if (row?.behind === '0') return
      await pause(20)
    }
  }
  return {
    primary,
    standby,
    secondStandby,
    dataDir,
    addressOf: (...members) => {
      const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(',')
      return `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
    },
    untilStreaming,
    stopStandbys: async () => {
      await Promise.all(everyStandby.map((member) => member.kill()))
    },
    startStandbys: async () => {
      await Promise.all(everyStandby.map((member) => member.start()))
    },
    promote: async () => {
      const received = async (member: Member) => {
        const [row] = await member.ask<{ at: string }>(
          `select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::text as at`,
        )
        return Number(row?.at)
      }
      const isBehind = secondStandby && (await received(secondStandby)) > (await received(standby))
      const promoted = isBehind ? secondStandby : standby
      await promoted.ask('select pg_promote()')
      return promoted
    },
    close: async () => {
      await Promise.all([primary, ...everyStandby].map((member) => member.kill()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function openMember(
  newCluster: string,
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<Member> {
  const clusterDir = join(folder, 'postgres')
  cpSync(newCluster, clusterDir, { recursive: true })
  await chmod(clusterDir, 0o700)
  const program = findPrograms().postgres
  const account = await findAccount(program, folder, clusterDir)
  if (account.owner) await chown(folder, account.owner.uid, account.owner.gid)
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '32MB',
    io_method: 'sync',
    fsync: 'off',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, args] = account.command(program, ['-D', clusterDir, ...options])
  let child: ChildProcess | undefined
  const ask = async <Row extends object>(question: string): Promise<Row[]> => {
    const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1, connect_timeout: 2 })
    try {
      return (await sql.unsafe(question)) as unknown as Row[]
    } finally {
      await sql.end({ timeout: 0 })
    }
  }
  const signalAll = (name: NodeJS.Signals) => {
    const postmaster = Number(readPidFile(clusterDir)?.pid)
    for (const pid of [postmaster, ...listChildren(postmaster)]) {
      try {
        process.kill(pid, name)
      } catch {
        // The process has ended meanwhile.
      }
    }
  }
  return {
    port,
    ask,
    start: async () => {
      const log = openSync(join(folder, 'log'), 'a')
      child = spawn(file, args, { detached: true, cwd: '/', env: quietEnvironment(), stdio: ['ignore', log, log] })
      while (!(await ask('select 1').catch(() => undefined))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL did not start; see ${folder}/log`)
        await pause(25)
      }
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      signalAll('SIGKILL')
      await gone
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}
