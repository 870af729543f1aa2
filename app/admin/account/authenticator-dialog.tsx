import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { Dialog } from '../controls/dialog.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { SentForm } from '../form/saving/sent-form.tsx'
import { type Authenticator, beginAuthenticator, enterCode } from '../sign-in/session.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { onClose(): void; onReady(): void }

/** Sets up an authenticator app in three steps: password, app, recovery codes. */
export function AuthenticatorDialog({ onClose, onReady }: Props) {
  const [app, setApp] = useState<Authenticator>()
  const [isConfirmed, setConfirmed] = useState(false)
  const begin = async (password: string) => {
    const begun = await beginAuthenticator(password)
    if (failed(begun)) return begun.problem
    setApp(begun)
  }
  const confirm = async ({ code = '' }: Record<string, string>) => {
    const problem = await enterCode(code)
    if (problem) return problem
    setConfirmed(true)
    onReady()
  }
  if (!app) {
    const intro = 'First, confirm that it is you.'
    return <PasswordDialog title="Set up the app" intro={intro} action="Continue" send={begin} onClose={onClose} />
  }
  if (isConfirmed) {
    return (
      <Dialog open onClose={() => {}} title="The app is set up">
        <RecoveryCodes codes={app.backupCodes} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title="Set up the app">
      <Enrolment uri={app.totpURI} />
      <SentForm action="Continue" send={confirm} onCancel={onClose}>
        {(problems) => (
          <FieldFrame bound={{ name: 'code', label: 'The six digits that the app shows', problem: problems.code }}>
            {(control) => (
              <input {...control} required inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
            )}
          </FieldFrame>
        )}
      </SentForm>
    </Dialog>
  )
}

function Enrolment({ uri }: { uri: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className="grid gap-4 text-small">
      <p>Open an authenticator app on your phone, such as Google Authenticator or 1Password, and scan this picture.</p>
      <QrCode text={uri} label="The key of the authenticator app as a QR code" />
      <p>
        On this phone, or no camera? Type the key instead:
        <code className="mt-1 block border border-rule bg-white px-3 py-2 text-body select-all">
          {(key.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
    </div>
  )
}
