import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** `ms`: how long PostgreSQL was unavailable after a kill. `logMs`: the part that its log explains. */
export type PostgresOutage = { ms: number; logMs: number | undefined }

/** Measures from outside, without the shop, when a killed PostgreSQL answers again. */
export function watchPostgres(dataDir: string) {
  const socketFile = join(dataDir, 'postgres', '.s.PGSQL.5432')
  let held: Socket | undefined
  const untilAnswers = async (signal: AbortSignal) => {
    while (!held && !signal.aborted) {
      held = await greet(socketFile)
      if (!held) await pause(25)
    }
  }
  return {
    untilAnswers,
    /** Measures from a kill just now; returns nothing after another kill before the answer. */
    async measure(signal: AbortSignal): Promise<PostgresOutage | undefined> {
      const killedAt = performance.now()
      if (held && !held.closed) await once(held, 'close', { signal }).catch(() => {})
      if (signal.aborted) return undefined
      held = undefined
      await untilAnswers(signal)
      const ms = performance.now() - killedAt
      return signal.aborted
        ? undefined
        : { ms, logMs: readLogMs(await readFile(join(dataDir, 'postgres.log'), 'utf8')) }
    },
    close: () => held?.destroy(),
  }
}

/** A connection that PostgreSQL has accepted. */
async function greet(socketFile: string): Promise<Socket | undefined> {
  const socket = connect(socketFile).on('error', () => {})
  socket.once('connect', () => socket.write(startup))
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => [])
  if (Buffer.isBuffer(answer[0]) && answer[0][0] === authenticated) return socket.resume()
  socket.destroy()
  return undefined
}

const authenticated = 'R'.charCodeAt(0)
const words = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
const startup = Buffer.concat([Buffer.from([0, 0, 0, words.length + 4]), words])

/** The time until the server is ready: from the first line of its log, or from the killed process if the postmaster survived. */
function readLogMs(log: string): number | undefined {
  const lines = log.split('\n').map((text) => ({ text, at: Date.parse(`${text.slice(0, 23)}Z`) }))
  const ready = lines.findLast(({ text }) => text.includes('ready to accept connections'))
  const begin = lines.findLast(({ text }) => text.includes('was terminated by signal 9')) ?? lines[0]
  const ms = ready && begin ? ready.at - begin.at : Number.NaN
  return ms >= 0 ? ms : undefined
}
