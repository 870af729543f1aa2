import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client'
import type { Db } from '../platform/database.ts'
import type { ResponseCache } from '../platform/response-cache/cache.ts'
import { readStoredWork } from './stored-work.ts'

/** The sources that are read with each scrape. */
export type Sources = {
  db: Db
  cache: Pick<ResponseCache, 'bytes' | 'counts'>
  /** The content version that this process shows. */
  version(): number
  isDatabaseUnavailable(): boolean
}

/** Registers the shop's own metrics, and returns the function that reads them. */
export function registerShop(
  { db, cache, version, isDatabaseUnavailable }: Sources,
  registers: Registry<OpenMetricsContentType>[],
) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({
      name: `showroom_${name}`,
      help,
      labelNames,
      registers,
      aggregator: name === 'cache_bytes' ? 'sum' : 'max',
    })
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `showroom_${name}`, help, labelNames, registers })
  const found = counter('cache_lookups_total', 'Pages and answers, found in the cache or made.', ['outcome'])
  const bytes = gauge('cache_bytes', 'Bytes of cached pages and answers.')
  const away = gauge('database_away', '1 while the database does not answer this process.')
  const behind = gauge(
    'content_versions_behind',
    'Content versions in the database that this process does not show yet.',
  )
  const waiting = gauge('queue_due', 'Rows of a queue that are due and not done, of all processes.', 'queue')
  const late = gauge('queue_late_seconds', 'For how long the oldest of them has been due.', 'queue')
  const connections = gauge('database_connections', 'Connections of all processes of the shop.', 'state')

  const readOwn = () => {
    const counts = cache.counts()
    found.reset()
    found.inc({ outcome: 'found' }, counts.found)
    found.inc({ outcome: 'made' }, counts.made)
    bytes.set(cache.bytes())
    away.set(isDatabaseUnavailable() ? 1 : 0)
  }
  /** A metric that cannot be read is left out: an old value would look like a current one. */
  const readStored = async () => {
    for (const stored of [behind, waiting, late, connections]) stored.reset()
    const work = isDatabaseUnavailable() ? undefined : await readStoredWork(db).catch(() => undefined)
    if (!work) return behind.remove()
    behind.set(Math.max(0, work.version - version()))
    for (const queue of work.queues) {
      waiting.set({ queue: queue.name }, queue.waiting)
      late.set({ queue: queue.name }, queue.lateSeconds)
    }
    for (const { state, total } of work.connections) connections.set({ state }, total)
  }
  return async () => {
    await readStored()
    readOwn()
  }
}
