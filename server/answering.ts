import type { RequestListener } from 'node:http'
import { calls } from '../contract/calls.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { bindPreviews, bindShopCalls } from './bound-calls.ts'
import { createBackOfficeRoutes } from './lazy-parts.ts'
import { createListener, obtainAhead } from './listener.ts'
import { traceCalls, traceRequests } from './metrics/traces.ts'
import { notePages } from './overview/health/response-times.ts'
import type { PageSource } from './page-source.ts'
import { makeOnce } from './platform/make-once.ts'
import { createResponseCache } from './platform/response-cache/cache.ts'
import { startRenewal } from './platform/response-cache/renewal.ts'
import { isWorker } from './platform/workers/worker.ts'
import { createRoutes, isPrivate } from './routes.ts'
import type { BoundCall } from './serve.ts'
import type { ShopParts } from './shop-parts.ts'
import { waitUntilShown } from './site/content-version.ts'

/** Answers every request: from the cache, or by the routes. */
export async function openAnswering(parts: ShopParts, pages: PageSource) {
  const openBackOffice = makeOnce(() => openBackOfficeRoutes(parts))
  // A worker loads the back office with its first request from staff, because this code takes a tenth of the memory of a process.
  if (!isWorker()) await Promise.all([openBackOffice(), parts.auth.library()])
  let isLeaving = false
  const { fetch } = openRoutes(parts, { pages, openBackOffice, isLeaving: () => isLeaving })
  const { listener, renewal } = openCachedAnswers(parts, fetch)
  const answer: RequestListener = (req, res) => pages.assets(req, res, () => listener(req, res))
  return {
    listener: traceRequests(parts.metrics?.follow(answer) ?? answer),
    leave: () => {
      isLeaving = true
    },
    stop: renewal.close,
  }
}

function openBackOfficeRoutes(parts: ShopParts) {
  const { config, database, storage, media, mail, keys, reader, auth, log } = parts
  return createBackOfficeRoutes({
    config,
    database,
    storage,
    media,
    mail,
    keys,
    reader,
    auth,
    log,
    connection: database.connection,
    catalogue: parts.shown.catalogue,
    follow: (bound) => measureCalls(parts, bound),
  })
}

/** Traces calls, and measures their time where that is wanted. */
function measureCalls({ metrics }: ShopParts, bound: BoundCall[]): BoundCall[] {
  const traced = traceCalls(bound)
  return metrics?.timeCalls(traced) ?? traced
}

type ProcessParts = Pick<Parameters<typeof createRoutes>[0], 'pages' | 'openBackOffice' | 'isLeaving'>

function openRoutes(parts: ShopParts, processParts: ProcessParts) {
  const { config, database, reading, captcha, auth, keys, log, shown } = parts
  const { catalogue, mediaSource, findRedirect, findSearchDestination } = shown
  return createRoutes({
    database,
    reading,
    catalogue,
    mediaSource,
    captcha,
    auth,
    keys,
    log,
    findRedirect,
    findSearchDestination,
    ...processParts,
    publicUrl: config.publicUrl,
    calls: measureCalls(parts, bindShopCalls({ ...parts, ...shown })),
    previews: bindPreviews({ config, database, catalogue, captcha }),
    showChanges: (atMostMs) => waitUntilShown(shown.changes, atMostMs),
  })
}

/** Caches public answers, and renders the most requested ones again after a change. */
function openCachedAnswers(parts: ShopParts, fetch: ReturnType<typeof createRoutes>['fetch']) {
  const { config, database, shown, metrics, shopperCounts, responseTimes, log } = parts
  const { version, changes, aside } = shown
  const cache = createResponseCache({ maxBytes: config.cacheBytes, version })
  metrics?.read({ db: aside.db, cache, version: changes.current, isDatabaseUnavailable: database.outage.known })
  const options = {
    ...config,
    cache,
    fetch,
    isPrivate,
    log,
    nameAnswer: createAnswerKeys(calls),
    onShown: shopperCounts.note,
    onAnswered: notePages(responseTimes),
  }
  const isWorthIt = (key: string) => !key.startsWith('/api/')
  const renewal = startRenewal({ cache, version, isWorthIt, obtain: obtainAhead(options) })
  return { listener: createListener(options), renewal }
}
