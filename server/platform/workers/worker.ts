import cluster from 'node:cluster'

export const isWorker = (): boolean => cluster.isWorker

/** Whether it is the only process, or the first worker: for what only one may do. */
export const isFirst = (): boolean => !cluster.isWorker || cluster.worker?.id === 1

/** A worker's word to the first process that it answers requests. */
export type Opened = { kind: 'opened'; ownerLink: string | undefined }

export function sayOpened(ownerLink: string | undefined): void {
  const said: Opened = { kind: 'opened', ownerLink }
  process.send?.(said)
}

export const isOpened = (message: unknown): message is Opened => Object(message).kind === 'opened'
