import { formatDayAndTime } from '../../../contract/dates/staff-dates.ts'
import type { SessionRow } from '../../../contract/staff/account.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useCarryOut } from '../form/saving/carry-out.ts'

export function SessionsSection({ sessions }: { sessions: SessionRow[] }) {
  const carryOut = useCarryOut()
  const end = ({ uuid, device }: SessionRow) =>
    carryOut({ run: () => staffApi.endSession({ uuid }), done: `Signed out of ${device}` })
  const endOthers = { run: () => staffApi.endOtherSessions(), done: 'Signed out everywhere else' }
  return (
    <FormSection
      title="Where you are signed in"
      intro="Sign out any device that you do not recognise, then change your password."
    >
      <ul>
        {sessions.map((session) => (
          <li key={session.uuid} className="flex flex-wrap items-center gap-3 border-b border-rule py-3 text-small">
            <span className="mr-auto">
              <span className="font-semibold">{session.device}</span>
              {session.current && ' (here)'}
              <span className="block text-label text-soft">
                Last used {formatDayAndTime(session.lastUsedAt)} from {session.address || 'an unknown address'}
              </span>
            </span>
            {!session.current && (
              <Button onClick={() => end(session)} aria-label={`Sign out of ${session.device}`}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button onClick={() => carryOut(endOthers)}>Sign out everywhere else</Button>
        </p>
      )}
    </FormSection>
  )
}
