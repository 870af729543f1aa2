import { writeLetter } from '../platform/mail/letter.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import type { SettingsRow } from '../site/settings.ts'

type Shop = Pick<SettingsRow, 'shopName'>
type Person = { name: string; email: string }
type Written = Pick<NewMail, 'subject' | 'body' | 'html'>

const address = (shop: Shop, kind: string, { email }: Person, written: Written): NewMail => ({
  kind,
  aboutUuid: null,
  fromName: shop.shopName,
  toAddress: email,
  replyTo: null,
  ...written,
})

export const writeInvitation = (shop: Shop, to: Person, { by, link }: { by: string; link: string }) =>
  address(shop, 'invitation', to, {
    subject: `Join the back office of ${shop.shopName}`,
    ...writeLetter([
      `Hello ${to.name},`,
      `${by} has invited you to the back office of ${shop.shopName}. Open the link within seven days and choose a password.`,
      { facts: [{ name: 'Your invitation', value: 'Choose a password', link }] },
      'The link works once. If you did not expect this, there is nothing you have to do.',
    ]),
  })

export const writeReset = (shop: Shop, to: Person, link: string) =>
  address(shop, 'password-reset', to, {
    subject: `A new password for the back office of ${shop.shopName}`,
    ...writeLetter([
      `Hello ${to.name},`,
      'Somebody, we hope you, has asked for a new password. Open the link within an hour and choose one.',
      { facts: [{ name: 'Your link', value: 'Choose a new password', link }] },
      'The link works once. If it was not you, there is nothing you have to do: your password stays as it is.',
    ]),
  })

export const writePasswordChanged = (shop: Shop, to: Person) =>
  address(shop, 'password-changed', to, {
    subject: `Your password for the back office of ${shop.shopName} has changed`,
    ...writeLetter([
      `Hello ${to.name},`,
      'Your password was changed just now, and you were signed out everywhere else.',
      'If it was not you, please tell the owner of the shop at once.',
    ]),
  })

/** Sent to the old address. It does not name the new one: the reader may be someone else. */
export const writeEmailChanged = (shop: Shop, to: Person) =>
  address(shop, 'email-changed', to, {
    subject: `Your e-mail address for the back office of ${shop.shopName} has changed`,
    ...writeLetter([
      `Hello ${to.name},`,
      'You now sign in with another e-mail address; nothing more comes to this one.',
      'If it was not you, please tell the owner of the shop at once.',
    ]),
  })
