import { href, Link } from 'react-router'
import { formatLongDate } from '../../../contract/dates/long-date.ts'
import type { SignedIn } from '../../../contract/staff/sign-in.ts'

/** Whether this member must set up an authenticator app before they can do anything else. */
export const isCodeMissing = ({ codeOwedFrom }: SignedIn) =>
  codeOwedFrom !== null && Date.parse(codeOwedFrom) <= Date.now()

/** Tells an owner without an authenticator app that owners need one, and from when. */
export function CodeBar({ member }: { member: SignedIn }) {
  const { codeOwedFrom } = member
  if (codeOwedFrom === null) return null
  return (
    <section
      aria-label="An authenticator app is needed"
      className="border-b border-sale bg-sand px-4 py-2.5 text-small sm:px-8"
    >
      <p>
        <strong className="font-semibold text-sale">Owners need an authenticator app.</strong>{' '}
        {isCodeMissing(member)
          ? 'Set it up below; everything else is there again afterwards.'
          : `You need it from ${formatLongDate(codeOwedFrom)} on. `}
        {!isCodeMissing(member) && (
          <Link to={href('/admin/account')} className="inline-block py-1 font-semibold underline">
            Set it up
          </Link>
        )}
      </p>
    </section>
  )
}
