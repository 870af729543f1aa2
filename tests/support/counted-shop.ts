import { onTestFinished } from 'vitest'
import { createListener } from '../../server/listener.ts'
import { openMetrics } from '../../server/metrics/metrics.ts'
import { openServer } from '../../server/platform/http-server.ts'
import { openLog } from '../../server/platform/log.ts'
import { Problem } from '../../server/platform/problem.ts'
import { createResponseCache } from '../../server/platform/response-cache/cache.ts'
import { readContentVersion } from '../../server/site/content-version.ts'
import { createTestDatabase } from './database/database.ts'
import { buildTestServer, page } from './test-server.ts'

export const metricsToken = 'a token that nobody can guess'

/** A shop with one page and one call, whose metrics read a real database. */
export async function openCountedShop(config: { port?: number; token?: string } = { token: metricsToken }) {
  const shop = buildTestServer()
  onTestFinished(shop.close)
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const log = openLog('silent')
  const metrics = openMetrics({ port: undefined, token: undefined, ...config }, log)
  const cache = createResponseCache({ maxBytes: 1_000_000, version: () => 1 })
  const fetch = ({ url }: Request) => {
    if (url.endsWith('/broken')) return new Response('', { status: 500 })
    if (url.endsWith('/nothing')) throw new Problem(404, 'Not found', 'There is no such page.')
    return page()
  }
  const publicUrl = 'https://shop.example'
  const listener = createListener({ cache, fetch, isPrivate: () => false, log, trustProxy: 0, publicUrl })
  const state = { isAway: false, version: await readContentVersion(database.db) }
  metrics.read({ db: database.db, cache, version: () => state.version, isDatabaseUnavailable: () => state.isAway })
  await shop.serve(openServer(metrics.follow(listener)))
  const call = { name: 'search', call: {} as never, answer: async (input: unknown) => input }
  const [timed] = metrics.timeCalls([call])
  const search = () => timed?.answer('sofa', { address: '', headers: new Headers() })
  return { ...shop, metrics, db: database.db, state, search }
}
