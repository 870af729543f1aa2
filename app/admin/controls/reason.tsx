import { href } from 'react-router'
import { signInAgain } from '../unreachable.ts'
import { TextLink } from './text-links.tsx'

/** Why something was not done. A request to sign in again is a link that opens another tab, so that the input here stays. */
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
