import { href } from 'react-router'
import { signInAgain } from '../unreachable.ts'
import { TextLink } from './text-links.tsx'

/** Why something was not done. Where it asks to sign in again, that is a link: what is typed here stays. */
export function Reason({ children: text }: { children: string }) {
  const at = text.indexOf(signInAgain)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <TextLink to={href('/admin/sign-in')} target="_blank">
        {signInAgain}
      </TextLink>
      {text.slice(at + signInAgain.length)}
    </>
  )
}

/** Why a form, or a part of it, was refused. */
export const ReasonNote = ({ children }: { children: string }) => (
  <p role="alert" className="text-small font-semibold text-sale">
    <Reason>{children}</Reason>
  </p>
)
