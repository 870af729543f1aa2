import type { SecretBox } from '../../platform/secret-box.ts'
import type { supplierLists } from '../tables.ts'

type List = Pick<typeof supplierLists.$inferSelect, 'uuid' | 'address' | 'signIn' | 'userName' | 'headerName'>

/** A secret is valid for one account at one origin: if either changes, it has to be typed again. */
const nameSeal = ({ uuid, address, signIn, userName, headerName }: List) =>
  ['supplier list', uuid, new URL(address).origin, signIn, userName, headerName].join('\n')

export const sealSecret = (box: SecretBox, list: List, secret: string) =>
  secret === '' ? null : box.seal(secret, nameSeal(list))

export function describeSecret(box: SecretBox, list: List, sealed: string | null): 'none' | 'stored' | 'unreadable' {
  if (sealed === null) return 'none'
  return box.open(sealed, nameSeal(list)) === undefined ? 'unreadable' : 'stored'
}

/** The headers by which the shop signs in; undefined if the secret is missing, or was typed for something else. */
export function writeSignIn(box: SecretBox, list: List, sealed: string | null): Record<string, string> | undefined {
  if (list.signIn === 'none') return {}
  const secret = sealed === null ? undefined : box.open(sealed, nameSeal(list))
  if (secret === undefined) return undefined
  if (list.signIn === 'header') return { [list.headerName]: secret }
  return { authorization: `Basic ${Buffer.from(`${list.userName}:${secret}`).toString('base64')}` }
}
