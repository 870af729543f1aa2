import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from './page-title.tsx'

type Props = { title: string; children: ReactNode }

/** A message in place of a form on a page that needs no sign-in. */
export function SignInNote({ title, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <PageTitle title={title} />
      <h1 className="text-h1">{title}</h1>
      <p role="status">{children}</p>
      <p>
        <SignInLink to="/admin/sign-in">Go to sign-in</SignInLink>
      </p>
    </div>
  )
}

type LinkProps = { to: string; children: ReactNode }
export const SignInLink = ({ to, children }: LinkProps) => (
  <Link to={to} className="plain-link inline-flex min-h-11 items-center">
    {children}
  </Link>
)
