import { useId, useMemo, useState } from 'react'
import type { MailTextEdit } from '../../../../contract/staff/mail-text-edits.ts'
import type { MailTextKind } from '../../../../contract/staff/mail-texts.ts'
import { useAnswerAsTyped } from '../../answer-as-typed.ts'
import { staffApi } from '../../api.ts'
import { LabelledSwitch } from '../../form/fields/labelled-switch.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { MailDocument, type Screen } from './mail-document.tsx'

type Props = { kind: MailTextKind; edit: MailTextEdit }

const screens: Record<Screen, string> = { computer: 'On a computer', phone: 'On a phone' }

/** A live preview of the mail, with sample data. */
export function MailPreview({ kind, edit }: Props) {
  const { preview, refusal } = usePreview(kind, edit)
  const [screen, setScreen] = useState<Screen>('computer')
  const [isDark, setDark] = useState(false)
  const dark = useId()
  return (
    <FormSection title="Preview" intro="With samples for what the shop fills in.">
      <div role="status">
        {refusal && (
          <p className="border-l-2 border-sale bg-sand px-4 py-2">
            <strong className="font-semibold">The preview could not be made.</strong> {refusal}
            {preview && ' Below is the email before your last change.'}
          </p>
        )}
      </div>
      {preview && (
        <>
          <p className="text-small">
            <span className="text-soft">Subject: </span>
            <span className="font-semibold">{preview.subject}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-6">
            <fieldset className="flex">
              <legend className="sr-only">Screen</legend>
              {(['computer', 'phone'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={screen === one}
                  onClick={() => setScreen(one)}
                  className="min-h-11 border-b-2 border-transparent px-3 text-small first:pl-0 aria-pressed:border-green aria-pressed:font-semibold"
                >
                  {screens[one]}
                </button>
              ))}
            </fieldset>
            <LabelledSwitch id={dark} name="Dark screen" checked={isDark} onChange={setDark} className="gap-2" />
          </div>
          <MailDocument html={preview.html} screen={screen} isDark={isDark} />
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-small underline">As plain text</summary>
            <pre className="mt-2 border border-rule bg-white p-4 text-small whitespace-pre-wrap wrap-anywhere">
              {preview.text}
            </pre>
          </details>
        </>
      )}
    </FormSection>
  )
}

const pauseMs = 300

/** The last successful preview, and why the current text has none. */
function usePreview(kind: MailTextKind, { subject, text }: MailTextEdit) {
  const question = useMemo(() => ({ kind, edit: { subject, text } }), [kind, subject, text])
  const { answer: preview, problem: refusal } = useAnswerAsTyped(question, staffApi.previewMailText, pauseMs)
  return { preview, refusal }
}
