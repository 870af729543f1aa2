import type { Db } from '../../platform/database.ts'
import { readSettings } from '../../site/settings.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import type { Auth } from '../auth.ts'
import { readCommonPasswords } from './common-passwords.ts'
import { findWeakness } from './weakness.ts'

/** Whether a password has been in a leak, as far as anybody can say; absent where nobody is asked. */
export type IsBreached = (password: string) => Promise<boolean>

export type PasswordParts = { db: Db; auth: Auth; publicUrl: string; isBreached?: IsBreached }

/** Whose password it will be. `field`: where a refusal is shown. */
type Owner = { name: string; email: string; field?: 'password' | 'newPassword' }

/** The hash of a password that somebody chose, unless it would be guessed early: the one way to a new password. */
export async function hashNewPassword(
  { db, auth, publicUrl, isBreached }: PasswordParts,
  password: string,
  { name, email, field = 'password' }: Owner,
): Promise<string> {
  const { shopName } = await readSettings(db)
  const owned = { shopName, host: new URL(publicUrl).hostname, name, email }
  const weakness = findWeakness(password, owned, await readCommonPasswords())
  if (weakness) throw refuseField(field, weakness)
  if (await isBreached?.(password)) throw refuseField(field, breached)
  return (await (await auth.library()).$context).password.hash(password)
}

const breached = 'This password has been in a leak from another site, so it is tried early. Choose another.'
