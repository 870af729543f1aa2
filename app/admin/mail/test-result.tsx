import type { TestOutcome } from '../../../contract/staff/mail.ts'

/** The result of a test mail, with the mail server's answer. */
export function TestResult({ outcome: { sent, says, advice, answer } }: { outcome: TestOutcome }) {
  return (
    <div className={`border-l-2 px-4 py-2 ${sent ? 'border-green bg-sage' : 'border-sale bg-sand'}`}>
      <p className="font-semibold">{says}</p>
      <p>{advice}</p>
      {answer && (
        <p className="mt-2 text-label">
          The server’s answer: <code className="break-all">{answer}</code>
        </p>
      )}
    </div>
  )
}
