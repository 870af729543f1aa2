import { formatDay } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import type { InvitationRow } from '../../../contract/staff/people.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Menu } from '../controls/menu.tsx'
import { warn } from '../controls/notices.tsx'
import { useQuestion } from '../controls/question.tsx'
import { useCarryOut } from '../form/saving/carry-out.ts'
import { useMailing } from '../mail/mailing.tsx'
import type { Shown } from './link-dialog.tsx'
import { PersonCell, PersonTable } from './person-table.tsx'
import { roles } from './roles.ts'

type Props = { invitations: InvitationRow[]; onSent(shown: Shown): void }

/** Pending invitations. */
export const Invitations = ({ invitations, onSent }: Props) => (
  <section aria-labelledby="invited" className="mt-12">
    <h2 id="invited" className="mb-2 text-h3">
      Invited
    </h2>
    <PersonTable label="Invited" heads={['Name', 'The link', 'Role', 'Invited by']}>
      {invitations.map((invitation) => (
        <tr key={invitation.uuid} className="border-b border-rule">
          <PersonCell name={invitation.name} email={invitation.email} />
          <td className="whitespace-nowrap px-3 py-2">{formatExpiry(invitation.expiresAt)}</td>
          <td className="px-3 py-2 max-sm:hidden">{roles[invitation.role].label}</td>
          <td className="px-3 py-2 max-sm:hidden">{invitation.invitedBy}</td>
          <td className="py-2 text-right">
            <InvitationMenu invitation={invitation} onSent={onSent} />
          </td>
        </tr>
      ))}
    </PersonTable>
  </section>
)

const formatExpiry = (at: string) => (Date.parse(at) > Date.now() ? `Until ${formatDay(at)}` : 'Expired')

function InvitationMenu({
  invitation: { uuid, name, email },
  onSent,
}: { invitation: InvitationRow } & Pick<Props, 'onSent'>) {
  const carryOut = useCarryOut()
  const { leaves } = useMailing()
  const reload = useReload()
  const sendAgain = async () => {
    const sent = await staffApi.sendInvitation({ uuid })
    if (failed(sent)) return void warn(sent.problem.reason)
    onSent({ ...sent, email })
    await reload()
  }
  const withdraw = { run: () => staffApi.withdrawInvitation({ uuid }), done: `The invitation of ${name} is withdrawn` }
  const { ask, dialog } = useQuestion()
  const askToWithdraw = () =>
    ask({
      title: `Withdraw the invitation of ${name}?`,
      description: 'Their link stops working at once. You can invite them again.',
      yes: 'Withdraw it',
      run: () => carryOut(withdraw),
    })
  return (
    <>
      <Menu
        label="Change"
        name={`Change the invitation of ${name}`}
        items={[
          { label: leaves ? 'Send it again' : 'Create a new link', onChoose: sendAgain },
          { label: 'Withdraw it', onChoose: askToWithdraw, danger: true },
        ]}
      />
      {dialog}
    </>
  )
}
