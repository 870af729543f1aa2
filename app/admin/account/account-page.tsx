import type { Account } from '../../../contract/staff/account.ts'
import { staffApi } from '../api.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { roles } from '../people/roles.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { WhoSection } from './who-section.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.account()))

export default function AccountPage({ loaderData: account }: { loaderData: Account }) {
  return (
    <>
      <PageTitle title="Your account" />
      <h1 className="text-h2">Your account</h1>
      <p className="mt-1 mb-6 text-soft">
        Your role: {roles[account.role].label}. {roles[account.role].intro}
      </p>
      <WhoSection key={`${account.name} ${account.email}`} account={account} />
      <PasswordSection />
      <AuthenticatorSection account={account} />
      <PasskeysSection passkeys={account.passkeys} />
      <SessionsSection sessions={account.sessions} />
    </>
  )
}
