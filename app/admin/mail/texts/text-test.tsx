import { useState } from 'react'
import { href } from 'react-router'
import { failed } from '../../../../contract/errors.ts'
import type { TestOutcome } from '../../../../contract/staff/mail.ts'
import type { MailTextEdit } from '../../../../contract/staff/mail-text-edits.ts'
import type { MailTextKind } from '../../../../contract/staff/mail-texts.ts'
import { staffApi } from '../../api.ts'
import { TextLink } from '../../controls/text-links.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { useMember } from '../../layout/back-office-layout.tsx'
import { useMailing } from '../mailing.tsx'
import { TestResult } from '../test-result.tsx'

/** Sends the unsaved text as a test email to the signed-in member. */
export function TextTest({ kind, edit }: { kind: MailTextKind; edit: MailTextEdit }) {
  const { email } = useMember()
  const { leaves } = useMailing()
  const [outcome, setOutcome] = useState<TestOutcome>()
  const send = async () => {
    setOutcome(undefined)
    const answer = await staffApi.testMailText({ kind, edit })
    if (failed(answer)) return { ...answer.problem, fields: undefined, reason: explain(answer.problem) }
    setOutcome(answer)
  }
  return (
    <FormSection
      title="Try it"
      intro={`Sends this email, with samples and with “Test:” in its subject, to you at ${email}. You need not save first.`}
    >
      {leaves ? (
        <SentForm action="Send me a test" send={send} />
      ) : (
        <p>
          Email is not set up, so no test can be sent. <TextLink to={href('/admin/mail')}>Set up email</TextLink>
        </p>
      )}
      <div role="status">{outcome && <TestResult outcome={outcome} />}</div>
    </FormSection>
  )
}

/** Repeats the field's problem beside the test button, because the field is out of sight above. */
const explain = ({ reason, fields = {} }: { reason: string; fields?: Record<string, string> }) =>
  Object.values(fields)[0] ?? reason
