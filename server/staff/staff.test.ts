import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { schemas } from '../../contract/schemas.ts'
import { doorCalls } from '../../contract/staff-calls.ts'
import { doorSchemas } from '../../contract/staff-schemas.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { mountCalls } from '../http-calls.ts'
import { openLog } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { type Bindings, bindCalls } from '../serve.ts'
import { answerDoorCalls, answerLogin, mountSignIn } from './api.ts'
import { openAuth } from './auth.ts'
import { offerOwnerLink } from './owner-link.ts'
import { staff, staffVerifications } from './tables.ts'

const publicUrl = 'http://shop.example'
const database = await createTestDatabase()
afterAll(database.drop)
const auth = openAuth(database.db, {
  publicUrl,
  secret: 'a secret of thirty-two characters or more',
  log: openLog('silent'),
})
const desk = { db: database.db, auth }
const app = new Hono<Bindings>()
mountCalls(app, bindCalls({ login: calls.login }, { login: schemas.login }, answerLogin(desk)))
mountCalls(app, bindCalls(doorCalls, doorSchemas, answerDoorCalls(desk)))
mountSignIn(app, auth)
app.onError((error, context) => {
  if (error instanceof Problem) return context.json(error.body, error.status as 400)
  throw error
})

beforeEach(async () => {
  await database.db.delete(staff)
  await database.db.delete(staffVerifications)
})

const ask = (path: string, body?: object, headers: Record<string, string> = {}) =>
  app.request(
    publicUrl + path,
    body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
    { address: '192.0.2.1' },
  )
const askWith = (cookie: string) =>
  app.request(`${publicUrl}/api/login`, { headers: { cookie } }, { address: '192.0.2.1' })

const owner = { name: 'Ruth', email: 'Ruth@Shop.example', password: 'oak and ash and thorn' }

async function readToken(): Promise<string> {
  const link = await offerOwnerLink(database.db, publicUrl)
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

test('nobody is logged in without a session', async () => {
  const answer = await ask('/api/login')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ loggedIn: false })
  expect(await (await askWith('showroom.session_token=forged.signature')).json()).toEqual({ loggedIn: false })
})

test('the link makes one owner, who can sign in and is then known by name', async () => {
  const token = await readToken()
  expect((await ask('/api/staff/owner', { token, ...owner })).status).toBe(200)

  const { password } = owner
  const signIn = await ask('/api/auth/sign-in/email', { email: 'ruth@shop.example', password }, { origin: publicUrl })
  expect(signIn.status).toBe(200)
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const [row] = await database.db.select().from(staff)
  expect(row).toMatchObject({ role: 'owner', email: 'ruth@shop.example' })
  expect(await (await askWith(cookie)).json()).toEqual({ loggedIn: true, uuid: row?.id, name: 'Ruth' })
})

test('a link works once, only the last one counts, and none is offered to a shop with staff', async () => {
  const old = await readToken()
  const token = await readToken()
  expect((await ask('/api/staff/owner', { token: old, ...owner })).status).toBe(403)
  const both = await Promise.all(
    [1, 2].map((n) => ask('/api/staff/owner', { token, ...owner, email: `o${n}@shop.example` })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await database.db.select().from(staff)).toHaveLength(1)
  expect(await offerOwnerLink(database.db, publicUrl)).toBeUndefined()
})

test('an expired link is refused', async () => {
  const token = await readToken()
  await database.db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await ask('/api/staff/owner', { token, ...owner })).status).toBe(403)
})

test('a weak password is refused at its field and does not use the link up', async () => {
  const token = await readToken()
  const refused = await ask('/api/staff/owner', { token, ...owner, password: 'short' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ fields: { password: 'A password needs 12 characters or more.' } })
  expect((await ask('/api/staff/owner', { token, ...owner })).status).toBe(200)
})

test('nobody can sign up, and a wrong password opens nothing', async () => {
  const token = await readToken()
  await ask('/api/staff/owner', { token, ...owner })
  const signUp = await ask('/api/auth/sign-up/email', { ...owner, email: 'x@x.example' }, { origin: publicUrl })
  expect(signUp.status).toBe(400)
  const guess = { email: owner.email, password: 'oak and ash and torn' }
  const wrong = await ask('/api/auth/sign-in/email', guess, { origin: publicUrl })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.getSetCookie()).toEqual([])
})

test('a page of another site cannot sign anyone in', async () => {
  const { email, password } = owner
  const token = await readToken()
  await ask('/api/staff/owner', { token, ...owner })
  const forged = await ask(
    '/api/auth/sign-in/email',
    { email, password },
    { origin: 'https://evil.example', cookie: 'a=b' },
  )
  expect(forged.status).toBe(403)
})
