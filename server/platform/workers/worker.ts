import cluster from 'node:cluster'

export const isWorker = (): boolean => cluster.isWorker

/** A worker's word to the first process that it answers requests. */
export type Opened = { kind: 'opened'; ownerLink: string | undefined }

export function sayOpened(ownerLink: string | undefined): void {
  const said: Opened = { kind: 'opened', ownerLink }
  process.send?.(said)
}

export const isOpened = (message: unknown): message is Opened => Object(message).kind === 'opened'
