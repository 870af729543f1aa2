import { useMember } from '../layout/back-office-layout.tsx'
import { notSent } from './mail-texts.ts'

/** Every page that sends mails reads here whether mails leave the shop, and takes its wording from here. */

export function useMailing() {
  const { leaves } = useMember().mail
  return {
    leaves,
    /** Chooses the words for a mail that was just written: `sent` if mail is set up, else `instead`. */
    sayOutcome: (sent: string, instead: string) => (leaves ? sent : `${notSent}. ${instead}`),
  }
}

/** Below a switch or a hint that speaks of a mail, while nobody would get it. */
export const MailNote = () =>
  useMailing().leaves ? null : (
    <span className="block text-label font-semibold text-sale">Email is not set up, so it reaches nobody.</span>
  )
