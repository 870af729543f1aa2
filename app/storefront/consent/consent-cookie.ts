const acceptedDays = 365
const daySeconds = 24 * 60 * 60

/** The shopper's answer: true, false, or null if there is none yet. */
export function readConsent(cookies: string): boolean | undefined {
  const stored = /(?:^|; )cookie_consent=([^;]*)/.exec(cookies)?.[1]
  return stored === undefined ? undefined : stored === 'true'
}

export function writeConsent(accepted: boolean, declinedDays: number, secure: boolean): string {
  const days = accepted ? acceptedDays : declinedDays
  const cookie = `cookie_consent=${accepted}; Max-Age=${days * daySeconds}; Path=/; SameSite=Strict`
  return secure ? `${cookie}; Secure` : cookie
}
