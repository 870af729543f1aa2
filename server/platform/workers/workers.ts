import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { StartError } from '../start-error.ts'
import { askToLeave, isOpened } from './worker.ts'

type Options = { count: number; env: Record<string, string>; log: Logger }

export type Workers = {
  /** The link from the first worker that makes the first owner; present while there is no member of staff. */
  ownerLink: string | undefined
  /** Replaces the workers in turn: each new one answers requests before the old one is asked to stop. */
  replaceAll(): Promise<void>
  stop(): Promise<void>
}

/** A worker that dies sooner after its start than this is not replaced at once. */
const soundMs = 10_000
const maxPauseMs = 30_000

/**
 * Runs `count` workers on one port. This process holds the port and distributes connections: none is lost when a
 * worker stops (decision 152). The first worker opens alone, because it does the work that only one process may do,
 * such as loading the demonstration.
 */
export async function startWorkers({ count, env, log }: Options): Promise<Workers> {
  let isStopping = false
  let earlyDeaths = 0
  /** Those whose successor is opening or open: when they die, no other is opened. */
  const superseded = new Set<Worker>()
  /** Those that were asked to stop. */
  const leaving = new Set<Worker>()

  const open = async (): Promise<string | undefined> => {
    const worker = cluster.fork(env)
    // Without a listener, a connection handed to a worker that has just died would end this process, and all workers with it.
    worker.on('error', (err) => log.warn({ err, pid: worker.process.pid }, 'a worker could not be reached'))
    const ownerLink = await untilOpened(worker)
    const openedAt = performance.now()
    worker.once('exit', (code, signal) => {
      if (isStopping || superseded.has(worker)) return
      log.error({ code, signal, pid: worker.process.pid }, 'a worker died; starting another')
      replaceDead(performance.now() - openedAt)
    })
    return ownerLink
  }
  const replaceDead = async (livedMs: number) => {
    earlyDeaths = livedMs < soundMs ? earlyDeaths + 1 : 0
    if (earlyDeaths > 0) await pause(Math.min(1000 * 2 ** (earlyDeaths - 1), maxPauseMs), undefined, { ref: false })
    while (!isStopping) {
      try {
        await open()
        log.info('a worker has replaced the one that died')
        return
      } catch (err) {
        if (isStopping) return
        log.error({ err }, 'a worker could not start; trying again')
        await pause(maxPauseMs, undefined, { ref: false })
      }
    }
  }
  const leave = async (worker: Worker, ask: (worker: Worker) => void) => {
    const isFirstTime = !leaving.has(worker)
    leaving.add(worker)
    if (worker.isDead()) return
    const gone = once(worker, 'exit')
    // A second signal would end it at once, in the middle of its last requests.
    if (isFirstTime) ask(worker)
    await gone
  }

  const ownerLink = await open()
  await Promise.all(Array.from({ length: count - 1 }, open))
  let replacing = Promise.resolve()
  const replaceEach = async () => {
    for (const old of listAlive()) {
      if (isStopping) return
      // One that has died meanwhile has a successor already.
      if (old.isDead()) continue
      superseded.add(old)
      try {
        await open()
      } catch (err) {
        superseded.delete(old)
        if (old.isDead()) replaceDead(0)
        throw err
      }
      await leave(old, askToLeave)
    }
    log.info({ workers: listAlive().length }, 'all workers were replaced')
  }
  return {
    ownerLink,
    replaceAll: () => {
      replacing = replacing.then(replaceEach).catch((err) => {
        log.error({ err }, 'not all workers were replaced; the others go on')
      })
      return replacing
    },
    stop: async () => {
      isStopping = true
      await Promise.all(listAlive().map((worker) => leave(worker, stopWorker)))
    },
  }
}

const stopWorker = (worker: Worker) => worker.process.kill('SIGTERM')

const listAlive = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** A worker that ends before it answers has said why. */
async function untilOpened(worker: Worker): Promise<string | undefined> {
  const opened = Promise.withResolvers<string | undefined>()
  const onMessage = (message: unknown) => isOpened(message) && opened.resolve(message.ownerLink)
  const fail = () => opened.reject(new StartError('A worker ended before it answered requests; its output is above.'))
  // A process that the system refuses to start has no exit.
  worker.on('message', onMessage).once('exit', fail).once('error', opened.reject)
  return opened.promise.finally(() => worker.off('message', onMessage).off('exit', fail).off('error', opened.reject))
}
