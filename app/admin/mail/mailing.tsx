import { useMember } from '../layout/back-office-layout.tsx'
import { notSent } from './mail-texts.ts'

/** Every page that sends mails reads here whether mails leave the shop, and takes its wording from here. */

export function useMailing() {
  const { leaves } = useMember().mail
  return {
    leaves,
    /** What became of a mail that was just written: words for one that leaves, and where it is instead. */
    sayOutcome: (sent: string, instead: string) => (leaves ? sent : `${notSent}. ${instead}`),
  }
}

/** Below a switch or a hint that speaks of a mail, while nobody would get it. */
export const MailNote = () =>
  useMailing().leaves ? null : (
    <span className="block text-label font-semibold text-sale">Email is not set up, so it reaches nobody.</span>
  )
