import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { MailTextEdit, MailTextPreview } from '../../../../contract/staff/mail-text-edits.ts'
import type { MailTextKind } from '../../../../contract/staff/mail-texts.ts'
import { staffApi } from '../../api.ts'
import { FormSection } from '../../form/form-section.tsx'

type Props = { kind: MailTextKind; edit: MailTextEdit }

const pauseMs = 300

/** The mail as it would arrive, with samples; it follows what is typed. */
export function MailPreview({ kind, edit: { subject, text } }: Props) {
  const [preview, setPreview] = useState<MailTextPreview>()
  useEffect(() => {
    const asking = new AbortController()
    const ask = () =>
      staffApi
        .previewMailText({ kind, edit: { subject, text } }, { signal: asking.signal })
        .then((answer) => failed(answer) || setPreview(answer))
        .catch(() => {})
    const timer = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [kind, subject, text])
  if (!preview) return null
  return (
    <FormSection title="Preview" intro="With samples for what the shop fills in.">
      <p className="text-small">
        <span className="text-soft">Subject: </span>
        <span className="font-semibold">{preview.subject}</span>
      </p>
      <MailDocument html={preview.html} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small underline">As plain text</summary>
        <pre className="mt-2 border border-rule bg-white p-4 text-small whitespace-pre-wrap wrap-anywhere">
          {preview.text}
        </pre>
      </details>
    </FormSection>
  )
}

/** The policy of the page forbids styles that are written in a document, so they are set by script. */
function MailDocument({ html }: { html: string }) {
  const { bare, sheet } = undress(html)
  return (
    <iframe
      title="The mail"
      srcDoc={bare}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => dress(currentTarget, sheet)}
      className="h-128 w-full border border-rule bg-white"
    />
  )
}

const sheetElement = /<style>([\s\S]*?)<\/style>/

const undress = (html: string) => ({
  bare: html.replace(sheetElement, '').replaceAll(' style="', ' data-style="'),
  sheet: sheetElement.exec(html)?.[1] ?? '',
})

function dress({ contentDocument: mail }: HTMLIFrameElement, sheet: string): void {
  if (!mail?.defaultView) return
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  const adopted = new mail.defaultView.CSSStyleSheet()
  adopted.replaceSync(sheet)
  mail.adoptedStyleSheets = [adopted]
  mail.body.inert = true
}
