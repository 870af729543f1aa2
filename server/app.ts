import type { RequestListener } from 'node:http'
import { openAnswering } from './answering.ts'
import type { PageSource } from './page-source.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { logCounts } from './platform/sparing-log.ts'
import { isFirst } from './platform/workers/worker.ts'
import { openShopParts } from './shop-parts.ts'
import { offerOwnerLink } from './staff/owner-link.ts'

export type Shop = {
  listener: RequestListener
  /** Answers /metrics on a port of its own; undefined where no metrics are collected. */
  metrics: RequestListener | undefined
  /** The link that creates the first owner; undefined once there is a member of staff. */
  ownerLink: string | undefined
  /** From now on /readyz reports that this process is draining, so that balancers use others; it goes on answering. */
  leave(): void
  close(): Promise<void>
}

type Options = {
  config: Config
  database: OpenDatabase
  /** The replica from which public reads are served, if there is one. */
  reading?: OpenDatabase
  pages: PageSource
  log: Logger
}

export async function openShop({ config, database, reading = database, pages, log }: Options): Promise<Shop> {
  const { db, throughOutages } = database
  const parts = await openShopParts({ config, database, reading, log })
  const answering = await openAnswering(parts, pages)
  return {
    listener: answering.listener,
    metrics: parts.metrics?.listener,
    // Each new link invalidates the one before, so a second worker would invalidate the link that was printed.
    ownerLink: isFirst() ? await throughOutages(() => offerOwnerLink(db, config.publicUrl)) : undefined,
    leave: answering.leave,
    close: async () => {
      await Promise.all([parts.stop(), answering.stop()])
      await Promise.all([parts.close(), pages.close()])
      logCounts(log)
    },
  }
}
