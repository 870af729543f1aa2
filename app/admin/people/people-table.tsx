import { formatDayAndTime } from '../../../contract/dates/staff-dates.ts'
import type { PersonRow } from '../../../contract/staff/people.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { staffApi } from '../api.ts'
import { Menu } from '../controls/menu.tsx'
import { nameChange } from '../controls/notices.tsx'
import { useQuestion } from '../controls/question.tsx'
import { useCarryOut } from '../form/saving/carry-out.ts'
import { useMember } from '../layout/back-office-layout.tsx'
import { LeftEnquiries } from './left-enquiries.tsx'
import { PersonCell, PersonTable } from './person-table.tsx'
import { roleChoices, roles } from './roles.ts'

export function PeopleTable({ people }: { people: PersonRow[] }) {
  const { uuid: me } = useMember()
  return (
    <PersonTable label="People" heads={['Name', 'Role', 'Authenticator app', 'Signed in']}>
      {people.map((person) => (
        <tr key={person.uuid} className="border-b border-rule">
          <PersonCell name={person.uuid === me ? `${person.name} (you)` : person.name} email={person.email}>
            <LeftEnquiries person={person} />
          </PersonCell>
          <td className="px-3 py-2">{roles[person.role].label}</td>
          <td className="px-3 py-2 max-sm:hidden">{person.authenticator ? 'Set up' : 'Not set up'}</td>
          <td className="px-3 py-2 max-sm:hidden">{formatLastUse(person.lastUsedAt)}</td>
          <td className="py-2 text-right">
            <PersonMenu person={person} isMe={person.uuid === me} />
          </td>
        </tr>
      ))}
    </PersonTable>
  )
}

const formatLastUse = (at: string | null) => (at === null ? 'No' : `Last used ${formatDayAndTime(at)}`)

function PersonMenu({ person, isMe }: { person: PersonRow; isMe: boolean }) {
  const carryOut = useCarryOut()
  const { uuid, name, role: before } = person
  const become = (role: Role) => ({
    run: () => staffApi.changeRole({ uuid, role }),
    done: `${name} is now: ${roles[role].label}`,
  })
  const remove = {
    run: () => staffApi.removePerson({ uuid }),
    done: `${name} is no longer on the staff`,
    undo: { run: () => staffApi.restorePerson({ uuid }), done: `${name} is restored` },
  }
  const forgetApp = { run: () => staffApi.removeAuthenticator({ uuid }), done: `${name} signs in without a code now` }
  const { ask, dialog } = useQuestion()
  const askToForgetApp = () =>
    ask({
      title: `Remove the authenticator app of ${name}?`,
      description:
        'If they have passkeys, their passkeys are removed as well. Their password alone then signs them in, and only they can set these up again.',
      yes: 'Remove the app',
      run: () => carryOut(forgetApp),
    })
  const askToSignOut = () =>
    ask({
      title: `Sign ${name} out everywhere?`,
      description: 'What they have not saved is lost. They can sign in again.',
      yes: 'Sign them out',
      no: 'Leave them signed in',
      run: () => carryOut(signOut),
    })
  const askToStepDown = (role: Role) =>
    ask({
      title: 'Stop being an owner?',
      description: 'Only another owner can make you one again. People, settings and email are then closed to you.',
      yes: `Become: ${roles[role].label}`,
      no: 'Stay an owner',
      run: () => carryOut(become(role)),
    })
  const signOut = { run: () => staffApi.endSessionsOf({ uuid }), done: `${name} is signed out everywhere` }
  const others = roleChoices.filter(({ value }) => value !== before)
  return (
    <>
      <Menu
        label="Change"
        name={`Change ${name}`}
        items={[
          ...others.map(({ value, label }) => ({
            label: `Role: ${label}`,
            onChoose: () =>
              isMe
                ? askToStepDown(value)
                : carryOut({ ...become(value), undo: become(before), of: nameChange('role', uuid) }),
          })),
          ...(person.authenticator && !isMe
            ? [{ label: 'Remove the authenticator app', onChoose: askToForgetApp }]
            : []),
          ...(isMe || person.lastUsedAt === null ? [] : [{ label: 'Sign out everywhere', onChoose: askToSignOut }]),
          ...(isMe ? [] : [{ label: 'Remove from the staff', onChoose: () => carryOut(remove), danger: true }]),
        ]}
      />
      {dialog}
    </>
  )
}
