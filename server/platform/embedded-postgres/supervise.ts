import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { isSilent } from './ask-server.ts'
import { findRunningServer, type RunningServer } from './pid-file.ts'
import { chooseSocketDir, type Launch, launchServer, readLog } from './server-process.ts'

/** A supervised server, at a socket that stays the same. */
type KeptServer = { socketDir: string; readEnd: () => string; stopWatching(): Promise<void> }

const checkEveryMs = 100
const retryAfterMs = 1_000

/** The rule by which a running server counts as hung: the number of consecutive probes without an answer in time. */
export type HungRule = { askEveryMs: number; timeoutMs: number; times: number }
const defaultRule: HungRule = { askEveryMs: 1_000, timeoutMs: 2_000, times: 10 }

/**
 * Keeps PostgreSQL running until it is released: uses the server that a killed shop left behind, or starts one, and
 * restarts it whenever it ends or hangs. The process is watched by pid, because a server that was left behind is not a
 * child of this process. Clients reconnect by themselves.
 */
export async function keepServerRunning(launch: Launch, log: Logger, rule = defaultRule): Promise<KeptServer> {
  const stopping = new AbortController()
  const found = await findReadyServer(launch.clusterDir)
  if (found) log.info({ pid: found.pid }, 'PostgreSQL was still running; using it')
  const socketDir = found?.socketDir ?? (await chooseSocketDir(launch))
  if (!found) await launchServer(launch, socketDir)
  const kept = { launch, socketDir, log, signal: stopping.signal, end: '' }
  const watching = Promise.all([watch(kept), endWhenHung(kept, rule)])
  const stopWatching = async () => {
    stopping.abort()
    await watching
  }
  return { socketDir, readEnd: () => kept.end, stopWatching }
}

/** The server that runs on this cluster, once it accepts connections. */
async function findReadyServer(clusterDir: string): Promise<RunningServer | undefined> {
  for (;;) {
    const server = await findRunningServer(clusterDir)
    if (!server || server.status === 'ready') return server
    await pause(10)
  }
}

/** `end`: what the server wrote before it last ended unexpectedly; the one that is started next writes a new log. */
type Watch = { launch: Launch; socketDir: string; log: Logger; signal: AbortSignal; end: string }

async function watch(kept: Watch): Promise<void> {
  const { launch, log, signal } = kept
  while (await waitUnlessStopped(checkEveryMs, signal)) {
    if (await findRunningServer(launch.clusterDir)) continue
    kept.end = await readLog(launch)
    log.error('PostgreSQL ended unexpectedly; starting it again')
    await startAgain(kept)
  }
}

/**
 * Kills a hung server, so that it is restarted. It counts unanswered probes instead of time, since this process may be
 * stalled as well.
 */
async function endWhenHung({ launch, socketDir, log, signal }: Watch, rule: HungRule): Promise<void> {
  let unanswered = 0
  while (await waitUnlessStopped(rule.askEveryMs, signal)) {
    unanswered = (await isSilent(socketDir, rule.timeoutMs)) ? unanswered + 1 : 0
    if (unanswered < rule.times || signal.aborted) continue
    unanswered = 0
    const server = await findRunningServer(launch.clusterDir)
    if (!server) continue
    log.error({ pid: server.pid }, 'PostgreSQL runs but does not answer; killing it')
    try {
      process.kill(server.pid, 'SIGKILL')
    } catch {
      // The process has ended by itself, as intended.
    }
  }
}

/** Tries until it succeeds: a full disk or a lack of memory may pass. A reason is logged when it is new. */
async function startAgain({ launch, socketDir, log, signal }: Watch): Promise<void> {
  let logged = ''
  do {
    try {
      await mkdir(socketDir, { recursive: true })
      await launchServer(launch, socketDir)
      log.info('PostgreSQL runs again')
      return
    } catch (err) {
      const reason = omitNumbers(err)
      if (reason !== logged)
        log.fatal({ err }, 'PostgreSQL could not be started again; trying every second until it runs')
      logged = reason
    }
  } while (await waitUnlessStopped(retryAfterMs, signal))
}

/** Each attempt has process ids and times of its own. */
const omitNumbers = (err: unknown) => String(err).replace(/\d+/g, '')

const waitUnlessStopped = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal }).catch(() => false)
