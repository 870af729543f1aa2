import { useState } from 'react'
import { href, Link } from 'react-router'
import type { SignedIn } from '../../../contract/staff/sign-in.ts'
import { describeKept } from './mail-texts.ts'

const key = 'mail-bar-hidden'

/** A bar above every page of the back office while mail is not set up; it can be hidden until the browser is closed. */
export function MailBar({ member: { mail, role } }: { member: SignedIn }) {
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(key) !== null)
  if (mail.leaves || hidden) return null
  const hide = () => {
    sessionStorage.setItem(key, '')
    setHidden(true)
  }
  return (
    <section
      aria-label="Email is not set up"
      className="flex items-center gap-x-3 border-b border-sale bg-sand px-4 py-1 text-small sm:px-8"
    >
      <p className="min-w-0 grow py-1.5">
        <strong className="font-semibold text-sale">Email is not set up.</strong>{' '}
        {role === 'owner' ? (
          <>
            Nothing reaches shoppers or colleagues{mail.kept > 0 && `; ${describeKept(mail.kept)}`}.{' '}
            <Link to={href('/admin/mail')} className="inline-block py-1 font-semibold underline">
              Set up email
            </Link>
          </>
        ) : (
          'What you send is kept as a file and not sent. Please ask the owner.'
        )}
      </p>
      <button type="button" onClick={hide} className="min-h-11 shrink-0 px-2 underline lg:min-h-9">
        Hide<span className="sr-only"> until the browser is closed</span>
      </button>
    </section>
  )
}
