import cluster from 'node:cluster'

export const isWorker = (): boolean => cluster.isWorker

/** Whether this is the only process or the first worker, which does the work that only one process may do. */
export const isFirst = (): boolean => !cluster.isWorker || cluster.worker?.id === 1

/** A worker's word to the first process that it answers requests. */
export type Opened = { kind: 'opened'; ownerLink: string | undefined }

export function sayOpened(ownerLink: string | undefined): void {
  const said: Opened = { kind: 'opened', ownerLink }
  process.send?.(said)
}

export const isOpened = (message: unknown): message is Opened => Object(message).kind === 'opened'
