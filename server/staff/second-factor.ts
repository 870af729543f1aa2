import { Problem } from '../platform/problem.ts'

type Person = { role?: string | null; twoFactorEnabled?: boolean | null }

/** The date from which an owner without an authenticator app needs one; undefined for everybody else. */
export const findCodeOwed = ({ role, twoFactorEnabled }: Person, from: Date | undefined): Date | undefined =>
  role === 'owner' && !twoFactorEnabled ? from : undefined

export const isOwed = (owedFrom: Date | undefined): boolean =>
  owedFrom !== undefined && owedFrom.getTime() <= Date.now()

/** Refuses an owner who needs the app but has not set it up, except for their own account. */
export function refuseWithoutCode(owedFrom: Date | undefined, path: string | undefined): void {
  if (!isOwed(owedFrom) || isOwnAccount(path)) return
  throw new Problem(
    403,
    'An authenticator app is needed',
    'Owners need one in this shop. Set it up under Your account.',
  )
}

const isOwnAccount = (path = '') => /^\/api\/staff\/(me|account)(\/|$)/.test(path)

/** Whether somebody may turn their authenticator app off. */
export const needsCode = ({ role }: Person, from: Date | undefined): boolean => role === 'owner' && isOwed(from)
