import { useState } from 'react'
import { formatDay } from '../../../contract/dates/staff-dates.ts'
import { type Failure, failed, type Problem } from '../../../contract/errors.ts'
import type { PasskeyRow } from '../../../contract/staff/account.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { notify } from '../controls/notices.tsx'
import { FormSection } from '../form/form-section.tsx'
import { addPasskey, knowsPasskeys } from '../sign-in/passkeys.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

export function PasskeysSection({ passkeys }: { passkeys: PasskeyRow[] }) {
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<PasskeyRow>()
  const reload = useReload()
  const finish = async (answer: Problem | Failure | null | undefined, done: string) => {
    if (answer) return failed(answer) ? answer.problem : (answer as Problem)
    setAdding(false)
    setLeaving(undefined)
    notify(done)
    await reload()
  }
  const add = async (password: string, name: string) => finish(await addPasskey(password, name), 'The passkey is added')
  const remove = async (uuid: string, password: string) =>
    finish(await staffApi.removePasskey({ uuid, password }), 'The passkey is removed')
  return (
    <FormSection
      title="Passkeys"
      intro="Sign in with your fingerprint, face or PIN on this device, without a password or code."
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={setLeaving} />}
      {knowsPasskeys() ? (
        <p>
          <Button onClick={() => setAdding(true)}>Add a passkey</Button>
        </p>
      ) : (
        <p className="text-soft">This browser cannot create passkeys here.</p>
      )}
      {adding && <AddPasskeyDialog send={add} onClose={() => setAdding(false)} />}
      {leaving && (
        <PasswordDialog
          title={`Remove ${leaving.name}`}
          intro="It stops working. Your password still works."
          action="Remove it"
          send={(password) => remove(leaving.uuid, password)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </FormSection>
  )
}

type ListProps = { passkeys: PasskeyRow[]; onRemove(passkey: PasskeyRow): void }

const PasskeyList = ({ passkeys, onRemove }: ListProps) => (
  <ul aria-label="Passkeys">
    {passkeys.map((passkey) => (
      <li
        key={passkey.uuid}
        className="flex flex-wrap items-center gap-3 border-b border-rule py-3 text-small wrap-anywhere"
      >
        <span className="mr-auto min-w-0">
          <span className="font-semibold">{passkey.name}</span>
          <span className="block text-label text-soft">Added on {formatDay(passkey.addedAt)}</span>
        </span>
        <Button onClick={() => onRemove(passkey)} aria-label={`Remove ${passkey.name}`}>
          Remove
        </Button>
      </li>
    ))}
  </ul>
)
