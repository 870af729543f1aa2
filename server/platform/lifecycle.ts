import { printError } from './shown-error.ts'
import { findSentence } from './start-error.ts'

type Close = () => Promise<void>
/** Says how to close what was just opened; what was opened last is closed first. */
export type OnStop = (close: Close) => void
/** Says what SIGHUP does from now on, instead of stopping the process. */
type OnHangUp = (work: () => void) => void

class StopAsked extends Error {}

/** A terminal, npm and our own launcher all forward one Ctrl-C: signals that arrive together count as one. */
const sameWishMs = 500

/** On a signal during the start, this long remains to close in order what is being opened. */
const openingMs = 2000

/** Opens everything, then waits for a signal and closes everything; a second signal ends the process immediately. */
export async function runUntilStopped(open: (onStop: OnStop, onHangUp: OnHangUp) => Promise<void>): Promise<void> {
  const closers: Close[] = []
  let hangUp: (() => void) | undefined
  const stopAsked = listenForSignals(() => hangUp)
  let isStopping = false
  stopAsked.then(() => {
    isStopping = true
  })
  const opening = open(
    (close) => {
      closers.push(close)
      if (isStopping) throw new StopAsked()
    },
    (work) => {
      hangUp = work
    },
  )
  try {
    await Promise.race([opening, stopAsked])
    await stopAsked
    await settleSoon(opening)
  } catch (error) {
    if (!isStopping) {
      console.error(findSentence(error) ?? printError(error))
      process.exitCode = 1
    }
  }
  for (const close of closers.toReversed()) await close().catch((error) => console.error(printError(error)))
  process.exit()
}

/** Waits only for a limited time, because a start may wait for ever for a database that does not answer. */
async function settleSoon(opening: Promise<void>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, openingMs).unref())
  await Promise.race([opening.catch(() => {}), late])
}

function listenForSignals(findHangUp: () => (() => void) | undefined): Promise<void> {
  return new Promise((resolve) => {
    let firstAt = 0
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        const hangUp = signal === 'SIGHUP' && !firstAt ? findHangUp() : undefined
        if (hangUp) return hangUp()
        if (firstAt && Date.now() - firstAt > sameWishMs) process.exit(1)
        firstAt ||= Date.now()
        resolve()
      })
    }
  })
}
