import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import type { Client } from './client.ts'
import { findAnswer, openProbe, type Probe } from './probe.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Whether the database is there. */
export type Outage = {
  /** Whether it is known to be away. */
  known(): boolean
  /** Whether it answers now. */
  check(): Promise<boolean>
  /** Whether a connection was lost just now, if only because another host took over. */
  hasLostConnection(): boolean
}

/** Longer than it takes until every call on a lost connection has failed. */
const recentLossMs = 3000

export type Watch = Outage & { close(): Promise<void> }

/** An outage is known within 500 ms; an attempt to connect is given up within a second. */
const pace = { restMs: 100, beatMs: 50, silentBeats: 6, timeoutMs: 800 }

/**
 * Probes the database continuously, on a connection of its own. While it is away the client's sockets are cut and
 * refused, so that every query fails immediately; with its first answer they are allowed again.
 */
export function watchDatabase(client: Client, log: Logger): Watch {
  const { sockets } = client
  const closing = new AbortController()
  const { signal } = closing
  const waiters = openWaiters()
  const noteUnlessClosing = (err: unknown) => {
    if (!signal.aborted) log.fatal({ err }, 'the database is no longer watched')
  }
  let isAway = false
  let probe = openProbe(client)
  sockets.timeoutMs = pace.timeoutMs

  const ask = async () => {
    const waiting = waiters.take()
    try {
      await beforeSilence(probe.ask(), () => sockets.bytesRead() + probe.bytesRead())
    } catch (err) {
      waiters.giveBack(waiting)
      throw err
    }
    for (const answer of waiting) answer(true)
  }
  const waitForDatabase = async (err: unknown): Promise<Probe> => {
    const since = performance.now()
    isAway = true
    sockets.cut()
    waiters.notify(false)
    log.error({ err }, 'the database does not answer; requests that need it are refused until it does')
    const answering = await findAnswer(client, signal)
    isAway = false
    sockets.allow()
    log.info({ ms: Math.round(performance.now() - since) }, 'the database answers again')
    return answering
  }
  let isPausing = false
  /** Refuses new connections while only these get no answer; existing connections may continue. */
  const pauseConnecting = async () => {
    if (isPausing || isAway) return
    isPausing = true
    sockets.refuse()
    log.error('the database does not answer new connections; they are refused until it does')
    const answering = await findAnswer(client, signal)
    answering.close()
    sockets.allow()
    isPausing = false
    log.info('the database answers new connections again')
  }
  sockets.onSilence(() => pauseConnecting().catch(noteUnlessClosing))
  const watch = async () => {
    let isProven = false
    while (!signal.aborted) {
      try {
        await ask()
        isProven = true
        await waiters.rest(pace.restMs, signal)
      } catch (err) {
        probe.close()
        if (signal.aborted) return
        // One closed connection means little; a second failure means an outage, and so does silence.
        const isSecondLoss: boolean = isProven && !isSilence(err)
        probe = isSecondLoss ? openProbe(client) : await waitForDatabase(err)
        isProven = !isSecondLoss
      }
    }
  }
  const watching = watch().catch(noteUnlessClosing)
  const close = async () => {
    closing.abort()
    probe.close()
    waiters.notify(false)
    await watching
    probe.close()
  }
  return {
    known: () => isAway,
    check: async () => !isAway && waiters.ask(),
    hasLostConnection: () => performance.now() - sockets.lostAt() < recentLossMs,
    close,
  }
}

const isSilence = (err: unknown) => err instanceof DatabaseUnavailable && err.code === 'DATABASE_AWAY'

/**
 * Stops waiting for the answer when no byte has come from the database for a while. Time is counted in ticks of this
 * process, so that a tick delayed by other work here does not count against the database.
 */
async function beforeSilence(answer: Promise<unknown>, countBytes: () => number): Promise<void> {
  const silence = Promise.withResolvers<never>()
  let [bytes, beats] = [countBytes(), 0]
  const timer = setInterval(() => {
    const now = countBytes()
    beats = now === bytes ? beats + 1 : 0
    bytes = now
    if (beats >= pace.silentBeats) silence.reject(new DatabaseUnavailable())
  }, pace.beatMs)
  await Promise.race([answer, silence.promise]).finally(() => clearInterval(timer))
}

type Answer = (answers: boolean) => void

/** Callers that wait for the next check: they shorten the pause before it, and get its result. */
function openWaiters() {
  let asking: Answer[] = []
  let wake = () => {}
  const take = () => asking.splice(0)
  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        asking.push(resolve)
        wake()
      }),
    take,
    giveBack: (answers: Answer[]) => {
      asking = [...answers, ...asking]
    },
    notify: (answers: boolean) => {
      for (const answer of take()) answer(answers)
    },
    rest: async (ms: number, signal: AbortSignal) => {
      if (asking.length > 0) return
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      await Promise.race([pause(ms, undefined, { signal }), woken])
    },
  }
}
