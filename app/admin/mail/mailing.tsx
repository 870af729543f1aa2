import { useMember } from '../layout/back-office-layout.tsx'
import { notSent } from './mail-texts.ts'

export function useMailing() {
  const { leaves } = useMember().mail
  return {
    leaves,
    /** Chooses the text of the notice about a new mail: `sent` if mail is set up, else `instead`. */
    describeOutcome: (sent: string, instead: string) => (leaves ? sent : `${notSent}. ${instead}`),
  }
}

/** Warns below a switch or hint about a mail that nobody would receive it. */
export const MailNote = () =>
  useMailing().leaves ? null : (
    <span className="block text-label font-semibold text-sale">Email is not set up, so it reaches nobody.</span>
  )
