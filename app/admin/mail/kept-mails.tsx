import type { SignedIn } from '../../../contract/staff/sign-in.ts'
import { FormSection } from '../form/form-section.tsx'
import { describeKept } from './mail-texts.ts'

/** Mails that were written to files instead of being sent. */
export const KeptMails = ({ mail: { kept, folder, leaves } }: { mail: SignedIn['mail'] }) => (
  <FormSection title="Emails kept as files">
    <div className="max-w-2xl">
      <p>
        {kept === 0 ? 'None so far.' : `${describeKept(kept)}.`}{' '}
        {folder && (
          <>
            They are written to <code className="break-all">{folder}</code>; an email program opens them.
          </>
        )}
      </p>
      <p className="mt-3">
        {leaves ? 'They are not sent automatically.' : 'Once email is set up they are not sent automatically.'} A reply
        among them has a button “Send it now” on its enquiry; an invitation can be sent again under People.
      </p>
    </div>
  </FormSection>
)
