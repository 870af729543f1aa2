import type { IncomingMessage } from 'node:http'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isForData } from '../app/router/data-address.ts'
import { WholeResponse } from '../app/whole-response.ts'
import { calls } from '../contract/calls.ts'
import { createClient } from '../contract/client.ts'
import { secretPages } from '../contract/secret-pages.ts'
import { mountUnanswered } from './api-methods.ts'
import { apiPagePolicy, showApiPage } from './api-page.ts'
import type { BookingKeys } from './bookings/booking-keys.ts'
import { calendarRoute } from './bookings/calendar-route.ts'
import type { Catalogue } from './catalogue/index/catalogue.ts'
import { mountTicketAddresses } from './catalogue/tickets/ticket-addresses.ts'
import { writeRobots, writeSitemap } from './content/sitemap.ts'
import { mountCalls, sendInProcess } from './http-calls.ts'
import { pictureRoutes } from './media/api.ts'
import type { MediaSource } from './media/media-source.ts'
import { describeApi } from './openapi.ts'
import { answerOutage, isFromOutage, noticeOutage } from './outage-answers.ts'
import type { PageSource } from './page-source.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import { mountCaptchaChallenge } from './platform/captcha/challenge.ts'
import type { OpenDatabase } from './platform/database.ts'
import { endUnread } from './platform/http/end-unread.ts'
import { answerBy } from './platform/http/lazy-routes.ts'
import type { Logger } from './platform/log.ts'
import { makeOnce } from './platform/make-once.ts'
import { databaseUnavailable } from './platform/outage/unavailable.ts'
import type { Outage } from './platform/outage/watch.ts'
import { notFound } from './platform/problem.ts'
import { redactPath } from './platform/redaction.ts'
import { mountPreviews } from './previews.ts'
import { answerProblem } from './problem-answers.ts'
import type { Bindings, BoundCall } from './serve.ts'
import { lookRoute } from './site/look-route.ts'
import type { FindDestination, FindRedirect } from './site/redirects.ts'
import { isAdmitted } from './staff/access.ts'
import type { Auth } from './staff/auth.ts'
import { hasSessionCookie } from './staff/session-cookie.ts'

type Parts = {
  database: OpenDatabase
  /** The database, or its replica, from which public pages are read. */
  reading: OpenDatabase
  catalogue: Catalogue
  mediaSource: MediaSource
  captcha: Captcha
  auth: Auth
  keys: BookingKeys
  pages: PageSource
  log: Logger
  publicUrl: string
  calls: BoundCall[]
  /** Loads the routes for staff alone. */
  openBackOffice: () => Promise<Hono<Bindings>>
  /** The public calls of previews, with hidden records. */
  previews: BoundCall[]
  /** Whether this process is draining before it stops. */
  isLeaving(): boolean
  /** Returns once this process shows all committed changes, or after a timeout. */
  showChanges(atMostMs?: number): Promise<void>
  findRedirect: FindRedirect
  /** Finds the page to which a rule of staff sends a search. This redirect is temporary, unlike those of `findRedirect`. */
  findSearchDestination: FindDestination
}

/** Every route of the shop, in the order in which they are matched. */
export function createRoutes({
  calls: bound,
  previews,
  findRedirect,
  findSearchDestination,
  pages,
  log,
  ...parts
}: Parts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const { outage } = parts.database
  app.use(keepPrivate)
  app.use(keepFromReferrers)
  app.use(endUnread)
  app.use(answerOutages(outage))
  app.use('/api/staff/*', showBeforeAnswer(parts.showChanges))
  app.onError(async (error, context) =>
    (await isFromOutage(error, outage)) ? answerOutage(context) : answerProblem(error, context, log),
  )
  mountHealth(app, parts)
  mountApi(app, bound, parts)
  pictureRoutes(app, parts.mediaSource)
  lookRoute(app)
  mountForSearchEngines(app, parts)
  app.get('*', (context, next) => {
    const address = findRedirect(new URL(context.req.url))
    return address ? context.redirect(address, 301) : next()
  })
  mountTicketAddresses(app, parts.database.db)
  app.get('/search/*', async (context, next) => {
    const address = await findSearchDestination(new URL(context.req.url))
    return address ? context.redirect(address, 302) : next()
  })
  const render = renderPages(pages, log, outage)
  mountPreviews(app, {
    isStaff: (headers) => isAdmitted(parts.auth, headers),
    render: (context) => render(context, [...previews, ...bound]),
  })
  app.get('*', refuseUnusedData)
  app.get('*', (context) => render(context, bound))
  mountUnanswered(app, '*')
  return app
}

/**
 * Refuses React Router's data requests outside the back office: the shop's pages load their data from the API. Searches
 * are let through, because the text of a search may end like such a request.
 */
const refuseUnusedData: MiddlewareHandler<Bindings> = async ({ req: { path } }, next) => {
  if (isForData(path) && !/^\/(admin|search)\//.test(path)) throw notFound('page')
  await next()
}

const renderPages =
  (pages: PageSource, log: Logger, outage: Outage) => async (context: Context<Bindings>, bound: BoundCall[]) => {
    const { raw, path } = context.req
    const { address, requestId } = context.env
    const noticed = noticeOutage(sendInProcess(bound, { address, headers: raw.headers, signal: raw.signal }), outage)
    const report = (err: unknown) =>
      noticed.metOutage() || log.error({ err, requestId, path: redactPath(path) }, 'a page failed to render')
    const warn = (change: string) => log.warn({ change }, 'React Router does not work as app/router relies on')
    const response = await pages.render(raw, createClient(calls, noticed.send), { report, warn })
    // Without the database the page lacks its data, or redirects for that reason: neither is a valid answer for its address.
    return noticed.metOutage() ? answerOutage(context) : response
  }

/** Replaces a 500 during an outage. A library that answers a request itself hides the cause, so the database is checked. */
const answerOutages =
  (outage: Outage): MiddlewareHandler<Bindings> =>
  async (context, next) => {
    await next()
    const { status } = context.res
    if (status !== 500 || ((await outage.check()) && !outage.hasLostConnection())) return
    context.res = undefined
    context.res = answerOutage(context)
  }

/** Delays the response to a write until this process shows the change, so that somebody who saves and then opens the page sees it. */
const showBeforeAnswer =
  (showChanges: Parts['showChanges']): MiddlewareHandler<Bindings> =>
  async (context, next) => {
    await next()
    if (context.req.method !== 'GET' && context.res.status < 400) await showChanges()
  }

/** Forbids caching of answers that depend on the client. */
const keepPrivate: MiddlewareHandler<Bindings> = async (context, next) => {
  await next()
  if (!context.res.headers.has('cache-control') && privatePath.test(context.req.path)) {
    // `context.header` would copy the response into a stream.
    if (context.res instanceof WholeResponse) context.res.headers.set('cache-control', 'no-store')
    else context.header('cache-control', 'no-store')
  }
}

/** The address of a shared list or a visit is a secret that opens it, so it must not leak as a referrer. */
const keepFromReferrers: MiddlewareHandler<Bindings> = async (context, next) => {
  await next()
  if (linkPath.test(context.req.path)) context.res.headers.set('referrer-policy', 'no-referrer')
}
const linkPath = new RegExp(`^/(?:${secretPages})(?:/|$)`, 'i')

/** Ignores case, because React Router opens the same pages by paths in capitals. */
export const isPrivate = ({ url = '' }: IncomingMessage) => privatePath.test(url)
const privatePath = new RegExp(
  `^/(admin|(?:${secretPages})/[^/?]+|api/(login|auth|staff|captcha|${secretPages})|healthz|readyz|media)([/?]|$)`,
  'i',
)

/** Shorter than a balancer's timeout: while every process takes long to show a large change, all still report ready. */
const catchUpMs = 500

type Health = Pick<Parts, 'database' | 'reading' | 'isLeaving' | 'showChanges'>

function mountHealth(app: Hono<Bindings>, { database, reading, isLeaving, showChanges }: Health): void {
  // Without its replica a process learns of no change, and would go on showing outdated pages.
  const outages = [...new Set([database.outage, reading.outage])]
  app.get('/healthz', (context) => context.json({ ok: true }))
  app.get('/readyz', async (context) => {
    if (isLeaving()) return context.json({ ok: false }, 503)
    if ((await Promise.all(outages.map(({ check }) => check()))).every(Boolean)) {
      // A process that was frozen or disconnected has missed changes that others already show.
      await showChanges(catchUpMs)
      if (!outages.some(({ known }) => known())) return context.json({ ok: true })
    }
    const { status, headers } = databaseUnavailable()
    return context.json({ ok: false }, { status: status as 503, headers })
  })
}

type ApiParts = Pick<Parts, 'database' | 'captcha' | 'openBackOffice' | 'keys' | 'publicUrl'>

function mountApi(app: Hono<Bindings>, bound: BoundCall[], parts: ApiParts): void {
  const api = makeOnce(() => describeApi(parts.publicUrl))
  const page = makeOnce(() => showApiPage(api()))
  app.get('/api/openapi.json', (context) => context.json(api()))
  app.get('/api', (context) => context.html(page(), 200, { 'content-security-policy': apiPagePolicy }))
  mountCaptchaChallenge(app, parts.captcha)
  mountBackOffice(app, parts.openBackOffice)
  mountCalls(app, bound)
  calendarRoute(app, { db: parts.database.db, publicUrl: parts.publicUrl, keys: parts.keys })
  mountUnanswered(app, '/api/*')
}

const backOfficePaths = ['/api/staff/*', '/api/auth/*']

function mountBackOffice(app: Hono<Bindings>, open: Parts['openBackOffice']): void {
  app.on('ALL', backOfficePaths, answerBy(open))
  // The browser of a member of staff who opens a page of the back office will request its data next.
  app.get('/admin/*', ({ req }, next) => {
    if (hasSessionCookie(req.raw.headers)) open().catch(() => {})
    return next()
  })
}

function mountForSearchEngines(
  app: Hono<Bindings>,
  { database, catalogue, publicUrl }: Pick<Parts, 'database' | 'catalogue' | 'publicUrl'>,
): void {
  app.get('/robots.txt', (context) => context.text(writeRobots(publicUrl)))
  app.get('/:file{sitemap(?:-[1-9][0-9]{0,3})?\\.xml}', async (context) => {
    const number = /\d+/.exec(context.req.param('file'))?.[0]
    const part = number === undefined ? undefined : Number(number)
    const sitemap = await writeSitemap({ db: database.db, catalogue, publicUrl, part })
    if (sitemap === null) throw notFound('sitemap')
    return context.body(sitemap, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
}
