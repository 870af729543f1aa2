import { Hono } from 'hono'
import type { Call } from '../../../contract/call.ts'
import { calls } from '../../../contract/calls.ts'
import { addressCall } from '../../../contract/client.ts'
import { signInCalls, staffCalls } from '../../../contract/staff/calls.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { answerBackOfficeCalls } from '../../../server/back-office.ts'
import { openBookingKeys } from '../../../server/bookings/booking-keys.ts'
import { buildIndex } from '../../../server/catalogue/search/catalogue-index.ts'
import { mountCalls } from '../../../server/http-calls.ts'
import { openMailParts } from '../../../server/mail/mail-parts.ts'
import { openLog } from '../../../server/platform/log.ts'
import { outbox } from '../../../server/platform/tables.ts'
import { answerProblem } from '../../../server/problem-answers.ts'
import { type Bindings, bindCalls } from '../../../server/serve.ts'
import { answerLogin, guardCalls } from '../../../server/staff/access.ts'
import { answerSignInCalls, mountSignIn } from '../../../server/staff/api.ts'
import { type Auth, openAuth } from '../../../server/staff/auth.ts'
import { createMember } from '../../../server/staff/member.ts'
import type { IsBreached } from '../../../server/staff/passwords/new-password.ts'
import { createTestDatabase } from '../database/database.ts'

export const password = 'oak and ash and thorn'
const everyCall = { login: calls.login, ...signInCalls, ...staffCalls }
type Name = keyof typeof everyCall

let hashed: Promise<string> | undefined

/** Hashed once in a process, because the hash is slow on purpose. */
const hashPassword = (auth: Auth): Promise<string> => {
  hashed ??= auth
    .library()
    .then((library) => library.$context)
    .then((context) => context.password.hash(password))
  return hashed
}

type Options = { publicUrl?: string; canSendMail?: boolean; isBreached?: IsBreached; ownersNeedCodeFrom?: Date }

/** A line of the log. */
export type Line = Record<string, unknown>

/** The back office's API over HTTP. */
export async function openStaffShop(options: Options = {}) {
  const { publicUrl = 'http://shop.example', canSendMail = true, isBreached, ownersNeedCodeFrom } = options
  const database = await createTestDatabase()
  const { db } = database
  const lines: Line[] = []
  const write = (line: string) => lines.push(JSON.parse(line)) > 0
  const log = openLog('info', { isTTY: false, write } as never)
  const auth = openAuth(db, { publicUrl, secret: 'a secret of thirty-two characters or more', log, ownersNeedCodeFrom })
  const index = buildIndex([])
  const keys = openBookingKeys('a secret of thirty-two characters or more')
  const mail = openMailParts(db, {
    mail: { smtpUrl: undefined, from: undefined, internalHosts: ['127.0.0.1'], dnsServer: undefined },
    dataDir: '/nowhere',
    sessionSecret: 'a secret of thirty-two characters or more',
  })
  const parts = {
    db,
    auth,
    keys,
    publicUrl,
    mail: { ...mail, canSend: async () => canSendMail },
    isBreached,
  }
  const app = new Hono<Bindings>()
  mountSignIn(app, parts)
  mountCalls(app, bindCalls({ login: calls.login }, answerLogin(parts)))
  mountCalls(app, bindCalls(signInCalls, answerSignInCalls({ ...parts, log })))
  mountCalls(app, guardCalls(bindCalls(staffCalls, answerBackOfficeCalls({ ...parts, readIndex: () => index })), parts))
  app.onError((error, context) => answerProblem(error, context, log))

  /** A member of staff who can sign in with `password`. */
  const employ = async (role: Role, name: string = role) => {
    const passwordHash = await hashPassword(auth)
    return db.transaction((tx) => createMember(tx, { name, email: `${name}@shop.example`, role, passwordHash }))
  }
  const readMails = async (address: string) =>
    (await db.select().from(outbox).orderBy(outbox.id)).filter(({ toAddress }) => toAddress === address)
  const browse = (options?: BrowserOptions) => openBrowser(app, publicUrl, options)
  /** Returns a new browser that is signed in. */
  const enter = async (email: string, options?: BrowserOptions) => {
    const browser = browse(options)
    await browser.signIn(email)
    return browser
  }
  return { ...parts, database, app, log, lines, close: database.drop, employ, readMails, browse, enter }
}

export type StaffShop = Awaited<ReturnType<typeof openStaffShop>>
type BrowserOptions = { address?: string; device?: string }
type Answer = { status: number; body: Record<string, unknown>; cookies: string[] }

/** A client that keeps cookies and sends the Origin header, as browsers do. */
function openBrowser(
  app: Hono<Bindings>,
  publicUrl: string,
  { address = '192.0.2.1', device = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }: BrowserOptions = {},
) {
  const jar = new Map<string, string>()
  const send = async (method: string, url: string, body?: string, headers: object = {}): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = {
      origin: publicUrl,
      'user-agent': device,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    }
    const response = await app.request(
      publicUrl + url,
      { method, body, headers: all },
      { address, requestId: 'test-1' },
    )
    const cookies = response.headers.getSetCookie()
    for (const line of cookies) keepCookie(jar, line)
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, cookies }
  }
  const library = (path: string, body: object, headers?: object) =>
    send('POST', `/api/auth/${path}`, JSON.stringify(body), headers)
  const ask = (call: Call, input: object, headers?: object) => {
    const { url, body } = addressCall(call, input)
    return send(call.method, url, body, headers)
  }
  return {
    jar,
    library,
    ask,
    call: (name: Name, input: object = {}, headers?: object) => ask(everyCall[name], input, headers),
    signIn: (email: string, secret = password) => library('sign-in/email', { email, password: secret }),
    signOut: () => library('sign-out', {}),
    /** A copy of this browser's cookies, as a thief would have. */
    copyCookies: () => new Map(jar),
  }
}

export type Browser = ReturnType<typeof openBrowser>

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (/max-age=0/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
