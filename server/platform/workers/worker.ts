import cluster, { type Worker } from 'node:cluster'

export const isWorker = (): boolean => cluster.isWorker

/** Whether this is the only process or the first worker, which does the work that only one process may do. */
export const isFirst = (): boolean => !cluster.isWorker || cluster.worker?.id === 1

/** The message of a worker to the first process that it answers requests. */
export type Opened = { kind: 'opened'; ownerLink: string | undefined }

export function reportOpened(ownerLink: string | undefined): void {
  const message: Opened = { kind: 'opened', ownerLink }
  process.send?.(message)
}

export const isOpened = (message: unknown): message is Opened => Object(message).kind === 'opened'

const replaced = 'replaced'

/** Asks a worker to stop because another one answers in its place. */
export function askToLeave(worker: Worker): void {
  // With a callback, a lost channel is no error that would end this process.
  worker.send(replaced, (lost: Error | null) => lost && worker.process.kill('SIGTERM'))
}

/** Stops this worker once it is replaced; returns whether it is. */
export function listenForReplacement(): () => boolean {
  let isReplaced = false
  process.on('message', (message) => {
    if (message !== replaced) return
    isReplaced = true
    process.kill(process.pid, 'SIGTERM')
  })
  return () => isReplaced
}
