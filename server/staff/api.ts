import type { Hono } from 'hono'
import type { calls } from '../../contract/calls.ts'
import type { schemas } from '../../contract/schemas.ts'
import type { DoorCalls, StaffCalls } from '../../contract/staff-calls.ts'
import type { doorSchemas, staffSchemas } from '../../contract/staff-schemas.ts'
import type { Database } from '../platform/database.ts'
import type { Bindings, Handlers } from '../serve.ts'
import type { StaffCaller } from './access.ts'
import { type Auth, addressHeader } from './auth.ts'
import { createOwner } from './owner-link.ts'

type Staff = { db: Database; auth: Auth }

export const answerLogin = ({ auth }: Staff): Handlers<typeof calls, typeof schemas, 'login'> => ({
  login: async (_, { headers }) => {
    if (!headers.has('cookie')) return { loggedIn: false }
    const session = await auth.api.getSession({ headers })
    return session ? { loggedIn: true, uuid: session.user.id, name: session.user.name } : { loggedIn: false }
  },
})

export const answerDoorCalls = ({ db, auth }: Staff): Handlers<DoorCalls, typeof doorSchemas> => ({
  createOwner: async (owner) => {
    const { id, name } = await createOwner(db, auth, owner)
    return { loggedIn: false, uuid: id, name }
  },
})

export const answerStaffCalls = (): Handlers<StaffCalls, typeof staffSchemas, 'me', StaffCaller> => ({
  me: (_, { member: { id, ...member } }) => ({ uuid: id, ...member }),
})

/** The sign-in library's own endpoints. */
export function mountSignIn(app: Hono<Bindings>, auth: Auth): void {
  app.on(['GET', 'POST'], '/api/auth/*', ({ env, req: { raw } }) => {
    const headers = new Headers(raw.headers)
    headers.set(addressHeader, env.address)
    const { method, body, signal } = raw
    return auth.handler(new Request(raw.url, { method, headers, body, signal, ...(body && { duplex: 'half' }) }))
  })
}
