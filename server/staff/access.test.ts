import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressCall } from '../../contract/client.ts'
import type { Role } from '../../contract/staff.ts'
import { type StaffCall, staffCalls, uploads } from '../../contract/staff-calls.ts'
import { staffSchemas } from '../../contract/staff-schemas.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { answerDeskCalls } from '../desk.ts'
import { mountCalls } from '../http-calls.ts'
import { openTestMedia } from '../media/samples/media.ts'
import { uploadRoutes } from '../media/uploads.ts'
import { openLog } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { type Bindings, bindCalls } from '../serve.ts'
import { admit, guardCalls } from './access.ts'
import { mountSignIn } from './api.ts'
import { openAuth } from './auth.ts'

const publicUrl = 'http://shop.example'
const password = 'oak and ash and thorn'
const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
afterAll(close)
const auth = openAuth(database.db, {
  publicUrl,
  secret: 'a secret of thirty-two characters or more',
  log: openLog('silent'),
})
const app = new Hono<Bindings>()
mountSignIn(app, auth)
const bound = bindCalls(staffCalls, staffSchemas, answerDeskCalls({ db: database.db }))
mountCalls(app, guardCalls(bound, { auth, publicUrl }))
uploadRoutes(app, { db: database.db, media, admit: (...asked) => admit({ auth, publicUrl }, ...asked) })
const doors = { ...staffCalls, uploadPicture: uploads.picture, uploadFile: uploads.file }
app.onError((error, context) => {
  if (error instanceof Problem) return context.json(error.body, error.status as 400)
  throw error
})

type Name = keyof typeof doors
/** Said here once more, so that no line of the contract opens a door by mistake. */
const ownersOnly: Name[] = []
const editorsToo: Name[] = [
  ...(['createBrand', 'orderBrands', 'saveBrand', 'binBrand', 'restoreBrand'] as const),
  ...(['savePicture', 'deletePicture', 'restorePicture', 'deleteFile', 'restoreFile'] as const),
  ...(['uploadPicture', 'uploadFile'] as const),
]
const sellersToo: Name[] = []
const everyone: Name[] = [
  ...(['me', 'brands', 'brand'] as const),
  ...(['pictures', 'chosenPictures', 'picture', 'files', 'chosenFiles', 'file', 'previewMarkdown'] as const),
]

const allowed: Record<Role, Name[]> = {
  owner: [...ownersOnly, ...editorsToo, ...sellersToo, ...everyone],
  editor: [...editorsToo, ...everyone],
  sales: [...sellersToo, ...everyone],
}
const cookies = new Map<Role, string>()

beforeAll(async () => {
  const { internalAdapter, password: passwords } = await auth.$context
  for (const role of ['owner', 'editor', 'sales'] as const) {
    const facts = { name: role, email: `${role}@shop.example`, emailVerified: true, role }
    const user = await internalAdapter.createUser(facts, { method: 'admin' })
    const hash = await passwords.hash(password)
    const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash }
    await internalAdapter.linkAccount(account)
    cookies.set(role, await signIn(facts.email))
  }
})

async function signIn(email: string): Promise<string> {
  const answer = await app.request(
    `${publicUrl}/api/auth/sign-in/email`,
    {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', origin: publicUrl },
    },
    { address: '192.0.2.1' },
  )
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** With nothing a call needs, so that one that is let through is refused for what it was sent, or finds nothing. */
async function ask(name: Name, headers: Record<string, string>): Promise<number> {
  const call: StaffCall = doors[name]
  const nowhere = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, part]) => [part, 'nowhere']))
  const { url } = addressCall(call, nowhere)
  const body = call.method === 'GET' ? undefined : '{"unheard":"of"}'
  const answer = await app.request(publicUrl + url, { method: call.method, body, headers }, { address: '192.0.2.1' })
  return answer.status
}

const names = Object.keys(doors) as Name[]

test('each call is somebody’s', () => {
  expect([...allowed.owner].sort()).toEqual([...names].sort())
})

describe.each(names)('%s', (name) => {
  test('is closed to nobody in particular and to a forged session', async () => {
    expect(await ask(name, { origin: publicUrl })).toBe(401)
    expect(await ask(name, { origin: publicUrl, cookie: 'showroom.session_token=forged.signature' })).toBe(401)
  })

  test.each(['owner', 'editor', 'sales'] as const)('lets %s through, or not', async (role) => {
    const status = await ask(name, { origin: publicUrl, cookie: cookies.get(role) ?? '' })
    if (allowed[role].includes(name)) expect([200, 400, 404, 415]).toContain(status)
    else expect(status).toBe(403)
  })

  test('changes nothing for a page of another site', async () => {
    const cookie = cookies.get('owner') ?? ''
    if (doors[name].method === 'GET') return
    expect(await ask(name, { cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await ask(name, { cookie, origin: 'null' })).toBe(403)
    expect(await ask(name, { cookie })).toBe(403)
  })
})
