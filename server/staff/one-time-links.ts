import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, like } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { staffVerifications } from './tables.ts'

export const tokenLength = 32

/** A random token for a link. Only its digest is stored. */
export const makeToken = () => randomBytes(24).toString('base64url')

export const digestToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)

/** Creates a link for a purpose, and invalidates an earlier one for the same purpose. */
export async function offerLink(tx: Db, purpose: string, hours: number): Promise<{ token: string; expiresAt: Date }> {
  const [token, expiresAt] = [makeToken(), inHours(hours)]
  await withdrawLink(tx, purpose)
  await tx.insert(staffVerifications).values({ identifier: purpose, value: digestToken(token), expiresAt })
  return { token, expiresAt }
}

async function withdrawLink(tx: Db, purpose: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.identifier, purpose))
}

/** The identifier of a valid link. */
export async function findLink(db: Db, token: string, kind: string): Promise<string | undefined> {
  const [link] = await db.select().from(staffVerifications).where(stillOpen(token, kind))
  return link?.identifier
}

/** Uses up a link, and returns its purpose. Deleting the row claims it, so only one of two concurrent uses succeeds. */
export async function claimLink(tx: Db, token: string, kind: string): Promise<string | undefined> {
  const [link] = await tx.delete(staffVerifications).where(stillOpen(token, kind)).returning()
  return link?.identifier
}

const stillOpen = (token: string, kind: string) =>
  and(
    like(staffVerifications.identifier, `${kind}%`),
    eq(staffVerifications.value, digestToken(token)),
    gt(staffVerifications.expiresAt, new Date()),
  )
