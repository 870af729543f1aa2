import type { Db } from '../../platform/database.ts'
import { readSettings } from '../../site/settings.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import type { Auth } from '../auth.ts'
import { readCommonPasswords } from './common-passwords.ts'
import { findWeakness } from './weakness.ts'

/** Whether a password is known to be leaked. Undefined in `PasswordParts` if no service is asked. */
export type IsBreached = (password: string) => Promise<boolean>

export type PasswordParts = { db: Db; auth: Auth; publicUrl: string; isBreached?: IsBreached }

/** The person whose password it will be. `field`: the field that shows a refusal. */
type Owner = { name: string; email: string; field?: 'password' | 'newPassword' }

/** Refuses a weak password, or returns its hash. Every new password passes through here. */
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
