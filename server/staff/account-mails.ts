import type { Db } from '../platform/database.ts'
import type { Part } from '../platform/mail/mail-body.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import { type WrittenMail, writeMail } from '../site/mail-texts.ts'
import type { SettingsRow } from '../site/settings.ts'

export const invitationMail = 'invitation'
export const resetMail = 'password-reset'

type Shop = Pick<SettingsRow, 'shopName'>
type Person = { name: string; email: string }
type Link = { link: string; expiresAt: Date }

const address = (shop: Shop, kind: string, { email }: Person, written: WrittenMail): NewMail => ({
  kind,
  aboutUuid: null,
  fromName: shop.shopName,
  toAddress: email,
  replyTo: null,
  ...written,
})

export async function writeInvitation(db: Db, shop: Shop, to: Person, { by, link, expiresAt }: Link & { by: string }) {
  const written = await writeMail(db, invitationMail, {
    name: to.name,
    by,
    'shop name': shop.shopName,
    link: showLink('Your invitation', 'Choose a password', link),
  })
  return { ...address(shop, invitationMail, to, written), usefulUntil: expiresAt }
}

export async function writeReset(db: Db, shop: Shop, to: Person, { link, expiresAt }: Link) {
  const written = await writeMail(db, resetMail, {
    name: to.name,
    'shop name': shop.shopName,
    link: showLink('Your link', 'Choose a new password', link),
  })
  return { ...address(shop, resetMail, to, written), usefulUntil: expiresAt }
}

export const writePasswordChanged = (db: Db, shop: Shop, to: Person) => writeNotice(db, shop, to, 'password-changed')

/** Sent to the old address. It does not name the new one: the reader may be someone else. */
export const writeEmailChanged = (db: Db, shop: Shop, to: Person) => writeNotice(db, shop, to, 'email-changed')

async function writeNotice(db: Db, shop: Shop, to: Person, kind: 'password-changed' | 'email-changed') {
  return address(shop, kind, to, await writeMail(db, kind, { name: to.name, 'shop name': shop.shopName }))
}

const showLink = (name: string, value: string, link: string): Part[] => [{ facts: [{ name, value, link }] }]
