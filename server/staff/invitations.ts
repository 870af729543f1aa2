import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { InvitationLink, InvitationRow, NewInvitation } from '../../contract/staff/people.ts'
import type { InvitationCard, Joining } from '../../contract/staff/sign-in.ts'
import type { Database, Db, Transaction } from '../platform/database.ts'
import { replaceWaitingLinks } from '../platform/mail/queue.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { type Change, changeShop } from '../site/changes.ts'
import { readSettings } from '../site/settings.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { invitationMail, writeInvitation } from './account-mails.ts'
import { createMember, type Member } from './member.ts'
import { digestToken, inHours, makeToken } from './one-time-links.ts'
import { hashNewPassword, type PasswordParts } from './passwords/new-password.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { staff, staffInvitations } from './tables.ts'

const validHours = 7 * 24

export async function listInvitations(db: Db): Promise<InvitationRow[]> {
  const rows = await db.select().from(staffInvitations).orderBy(asc(staffInvitations.createdAt))
  return rows.map(({ id, expiresAt, ...row }) => ({ ...row, uuid: id, expiresAt: expiresAt.toISOString() }))
}

type Sender = { member: Member; publicUrl: string }

export async function invite(
  tx: Transaction,
  change: Change,
  { member, publicUrl }: Sender,
  asked: NewInvitation,
): Promise<InvitationLink> {
  await refuseKnown(tx, asked.email)
  const { token, ...fresh } = freshLink()
  const [invitation] = await tx
    .insert(staffInvitations)
    .values({ ...asked, ...fresh, ...nameInviter(member) })
    .returning()
  if (!invitation) throw new Error('The invitation was not created.')
  change.record({ action: 'invite', entity: 'invitation', entityId: invitation.id, after: asked })
  return post(tx, { invitation, token, publicUrl })
}

/** Sends an invitation again with a new link, which invalidates the former one. */
export async function sendAgain(
  tx: Transaction,
  change: Change,
  { member, publicUrl }: Sender,
  id: string,
): Promise<InvitationLink> {
  const { token, ...fresh } = freshLink()
  const [invitation] = await tx
    .update(staffInvitations)
    .set({ ...fresh, ...nameInviter(member) })
    .where(eq(staffInvitations.id, id))
    .returning()
  if (!invitation) throw notFound('invitation')
  change.record({ action: 'send again', entity: 'invitation', entityId: id })
  return post(tx, { invitation, token, publicUrl })
}

export async function withdrawInvitation(tx: Transaction, change: Change, id: string): Promise<void> {
  const withdrawn = await withdraw(tx, change, eq(staffInvitations.id, id))
  if (withdrawn === 0) throw notFound('invitation')
}

/** Withdraws a leaving owner's invitations, so that they cannot come back through one. */
export const withdrawInvitationsOf = (tx: Transaction, change: Change, inviterId: string) =>
  withdraw(tx, change, eq(staffInvitations.inviterId, inviterId))

async function withdraw(tx: Transaction, change: Change, which: SQL): Promise<number> {
  const gone = await tx.delete(staffInvitations).where(which).returning()
  for (const { id, name, email, role } of gone) {
    await replaceWaitingLinks(tx, email, invitationMail)
    change.record({ action: 'withdraw', entity: 'invitation', entityId: id, before: { name, email, role } })
  }
  return gone.length
}

/** The invitation behind a link. */
export async function readInvitation(db: Db, token: string): Promise<InvitationCard> {
  const [invitation] = await db.select().from(staffInvitations).where(stillOpen(token))
  if (!invitation) throw refuseLink()
  const { shopName } = await readSettings(db)
  return { shopName, ...invitation }
}

/** Creates a member with the address and role of the invitation, and the name and password that the person chose. */
export async function join(parts: PasswordParts & { db: Database }, { token, name, password }: Joining): Promise<void> {
  const { email } = await readInvitation(parts.db, token)
  const passwordHash = await hashNewPassword(parts, password, { name, email })
  await changeShop(parts.db, { id: null, name }, async (tx, change) => {
    const [invitation] = await tx.delete(staffInvitations).where(stillOpen(token)).returning()
    if (!invitation) throw refuseLink()
    const { email, role } = invitation
    // The mail may still be queued, if the owner has handed over the link.
    await replaceWaitingLinks(tx, email, invitationMail)
    const member = await createMember(tx, { name, email, role, passwordHash })
    change.record({ action: 'join', entity: 'person', entityId: member.id, after: member })
  })
}

async function refuseKnown(tx: Transaction, email: string): Promise<void> {
  const [known] = await tx.select().from(staff).where(eq(staff.email, email))
  if (known?.removedAt) throw refuseField('email', `${known.name} is a former colleague: restore their access below.`)
  if (known) throw refuseField('email', `${known.name} is already on the staff.`)
  const [asked] = await tx.select().from(staffInvitations).where(eq(staffInvitations.email, email))
  if (asked) throw refuseField('email', `${asked.name} is invited already: send the invitation again below.`)
}

const nameInviter = ({ id, name }: Member) => ({ inviterId: id, invitedBy: name })

function freshLink() {
  const token = makeToken()
  return { token, tokenDigest: digestToken(token), expiresAt: inHours(validHours) }
}

type Posting = { invitation: typeof staffInvitations.$inferSelect; token: string; publicUrl: string }

async function post(tx: Transaction, { invitation, token, publicUrl }: Posting): Promise<InvitationLink> {
  const { id, email, invitedBy, expiresAt } = invitation
  const link = `${publicUrl}/admin/invitation?token=${token}`
  await replaceWaitingLinks(tx, email, invitationMail)
  await sendAccountMail(tx, publicUrl, (shop) =>
    writeInvitation(tx, shop, invitation, { by: invitedBy, link, expiresAt }),
  )
  return { uuid: id, link, expiresAt: expiresAt.toISOString() }
}

const stillOpen = (token: string) =>
  and(eq(staffInvitations.tokenDigest, digestToken(token)), gt(staffInvitations.expiresAt, new Date()))

const refuseLink = () =>
  new Problem(403, 'This link no longer works', 'Please ask the person who invited you to send the invitation again.')
