import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { TestOutcome } from '../../../contract/staff/mail.ts'
import { staffApi } from '../api.ts'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { FormSection } from '../form/form-section.tsx'
import { SentForm } from '../form/saving/sent-form.tsx'
import { useMember } from '../layout/back-office-layout.tsx'
import { useMailing } from './mailing.tsx'
import { TestResult } from './test-result.tsx'

/** Sends a test email, and shows the mail server's answer. */
export function TestSection({ changed }: { changed: boolean }) {
  const { leaves } = useMailing()
  const { email } = useMember()
  const [to, setTo] = useState(email)
  const [outcome, setOutcome] = useState<TestOutcome>()
  const send = async () => {
    setOutcome(undefined)
    const answer = await staffApi.testMail({ to })
    if (failed(answer)) return answer.problem
    setOutcome(answer)
  }
  return (
    <FormSection title="Try it" intro="Sends one email now, and shows what your mail server says about it.">
      {changed && leaves && <p className="text-small">Please save first: the test uses what is saved.</p>}
      {!leaves && <p className="text-small">Once a mail server is saved, you can send a test here.</p>}
      {leaves && (
        <SentForm action="Send a test email" send={send} disabled={changed}>
          {(problems) => (
            <FieldFrame bound={{ name: 'to', label: 'Send it to', problem: problems.to }}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  required
                  maxLength={254}
                  autoComplete="off"
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              )}
            </FieldFrame>
          )}
        </SentForm>
      )}
      <div role="status">{outcome && <TestResult outcome={outcome} />}</div>
    </FormSection>
  )
}
