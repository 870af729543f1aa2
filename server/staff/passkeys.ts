import { and, asc, eq } from 'drizzle-orm'
import type { PasskeyRow } from '../../contract/staff/account.ts'
import { everyone } from '../../contract/staff/roles.ts'
import type { Database, Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import { requireStaff } from './access.ts'
import { limitCodes } from './attempts.ts'
import type { Auth } from './auth.ts'
import type { Authenticated } from './member.ts'
import { lockProven, provePassword } from './passwords.ts'
import { staffPasskeys } from './tables.ts'

export type Parts = { db: Database; auth: Auth; publicUrl: string }

/** The options with which a browser creates a passkey, after the password is checked. */
export async function beginPasskey(parts: Parts, headers: Headers, password: string): Promise<Response> {
  const { member } = await requireStaff(parts, headers, { method: 'POST', roles: everyone, path: '/api/staff/account' })
  await provePassword(parts.db, parts.auth, member.id, password)
  return askLibrary(parts, headers, `generate-register-options?name=${encodeURIComponent(member.email)}`)
}

/** The options that a browser needs to sign in with a passkey; the same for everyone. */
export async function beginEntering(parts: Parts, headers: Headers, address: string): Promise<Response> {
  await limitCodes(parts.db, address)
  return askLibrary(parts, headers, 'generate-authenticate-options')
}

async function askLibrary({ auth, publicUrl }: Parts, given: Headers, what: string): Promise<Response> {
  const headers = new Headers(given)
  for (const name of ['content-length', 'content-type']) headers.delete(name)
  const { answer } = await auth.library()
  return answer(new Request(`${publicUrl}/api/auth/passkey/${what}`, { headers }))
}

export async function listPasskeys(db: Db, memberId: string): Promise<PasskeyRow[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, memberId))
    .orderBy(asc(staffPasskeys.createdAt))
  return rows.map(({ id, name, createdAt }) => ({
    uuid: id,
    name: name ?? 'Passkey',
    addedAt: createdAt.toISOString(),
  }))
}

export async function removePasskey(
  { db, auth }: Pick<Parts, 'db' | 'auth'>,
  { member }: Authenticated,
  { uuid, password }: { uuid: string; password: string },
): Promise<void> {
  const proof = await provePassword(db, auth, member.id, password)
  await changeShop(db, member, async (tx, change) => {
    await lockProven(tx, proof)
    const gone = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, uuid), eq(staffPasskeys.userId, member.id)))
      .returning({ id: staffPasskeys.id })
    if (gone.length === 0) throw notFound('passkey')
    change.record({ action: 'remove passkey', entity: 'person', entityId: member.id })
  })
}
