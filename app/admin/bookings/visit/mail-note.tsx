import { useMember } from '../../layout/back-office-layout.tsx'

/** Nobody gets a letter while mail is not set up. */
export const MailNote = () =>
  useMember().mail.leaves ? null : (
    <span className="block text-label font-semibold text-sale">Mail is not set up, so it reaches nobody.</span>
  )
