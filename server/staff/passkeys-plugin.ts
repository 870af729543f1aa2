import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** Refuses a passkey whose device has not verified its user: only a verified one replaces two factors. */
const demandVerification = (info: { userVerified: boolean } | undefined) => {
  if (!info?.userVerified)
    throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'Not verified' })
}

/** Passkeys are bound to the host: after a move to another domain they no longer work. */
export const openPasskeys = (publicUrl: string) =>
  passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: new URL(publicUrl).hostname,
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: { afterVerification: async ({ verification }) => demandVerification(verification.registrationInfo) },
    authentication: {
      afterVerification: async ({ verification }) => demandVerification(verification.authenticationInfo),
    },
    schema: { passkey: { modelName: 'staffPasskeys' } },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
