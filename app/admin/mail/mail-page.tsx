import { failed } from '../../../contract/errors.ts'
import type { MailSettings } from '../../../contract/staff/mail.ts'
import { staffApi } from '../api.ts'
import { useMember } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { MailSettingsPage } from './mail-settings-page.tsx'

/** Every member may see whether mail is set up; only owners may change the settings. */
export const clientLoader = whenSignedIn(async () => {
  const settings = await staffApi.mailSettings()
  return failed(settings) && settings.status === 403 ? null : orFail(settings)
})

export default function MailPage({ loaderData: settings }: { loaderData: MailSettings | null }) {
  return settings ? <MailSettingsPage settings={settings} /> : <MailState />
}

function MailState() {
  const { leaves } = useMember().mail
  return (
    <>
      <PageTitle title="Email" />
      <h1 className="mb-4 text-h2">Email</h1>
      <p className="max-w-2xl">
        {leaves
          ? 'Email is set up: what the shop writes is sent through your mail server.'
          : 'Email is not set up. Replies, confirmations, invitations and password links are written to files on the shop’s machine. They reach nobody. Please ask the owner.'}
      </p>
    </>
  )
}
