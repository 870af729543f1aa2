import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Account } from '../../../contract/staff/account.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { notify } from '../controls/notices.tsx'
import { FormSection } from '../form/form-section.tsx'
import { endAuthenticator, makeRecoveryCodes } from '../sign-in/session.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Open = 'set up' | 'new codes' | 'turn off' | undefined

export function AuthenticatorSection({ account }: { account: Account }) {
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<string[]>()
  const reload = useReload()
  const close = () => setOpen(undefined)
  const renew = async (password: string) => {
    const made = await makeRecoveryCodes(password)
    if (failed(made)) return made.problem
    close()
    setCodes(made.backupCodes)
    await reload()
  }
  const turnOff = async (password: string) => {
    const problem = await endAuthenticator(password)
    if (problem) return problem
    close()
    notify('The authenticator app is turned off')
    await reload()
  }
  return (
    <FormSection
      title="Authenticator app"
      intro="With it, a password is not enough to sign in: a code from your phone is needed as well."
    >
      <AuthenticatorState account={account} onOpen={setOpen} />
      {open === 'set up' && <AuthenticatorDialog onClose={close} onReady={() => reload()} />}
      {open === 'new codes' && (
        <PasswordDialog
          title="New recovery codes"
          intro="Your current codes stop working."
          action="Create new codes"
          send={renew}
          onClose={close}
        />
      )}
      {open === 'turn off' && (
        <PasswordDialog
          title="Turn the app off"
          intro="You then sign in with your password alone."
          action="Turn it off"
          send={turnOff}
          onClose={close}
        />
      )}
      {codes && (
        <Dialog open onClose={() => {}} title="Your new recovery codes">
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </FormSection>
  )
}

type Props = { account: Account; onOpen(open: Open): void }

function AuthenticatorState({ account: { authenticator, recoveryCodesLeft }, onOpen }: Props) {
  if (!authenticator) {
    return (
      <>
        <p>Not set up.</p>
        <p>
          <Button onClick={() => onOpen('set up')}>Set it up</Button>
        </p>
      </>
    )
  }
  const left = recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`
  return (
    <>
      <p>Set up. {left} left.</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onOpen('new codes')}>New recovery codes</Button>
        <Button look="danger" onClick={() => onOpen('turn off')}>
          Turn it off
        </Button>
      </p>
    </>
  )
}
