import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Department, Variant } from '../../../contract/catalogue.ts'
import type { ContactAnswer } from '../../../contract/enquiries.ts'
import type { Problem } from '../../../contract/errors.ts'
import { makeKey } from '../../random-key.ts'
import { Button } from '../../ui/button.tsx'
import { useTouched } from '../../ui/touched.ts'
import { canCall } from '../layout/phone-link.tsx'
import { useSite } from '../layout/site.ts'
import { Captcha } from './captcha.tsx'
import { ContactFields, type Draft } from './contact-fields.tsx'
import { isComplete, readEnquiry, useEnquiry } from './enquiry.ts'

type Props = {
  departments: Department[]
  variant: Variant | null
  /** The variant of the enquiry, even if it could not be loaded. */
  variantUuid: string | null
  /** Whether the enquiry is about the pieces of the shortlist. */
  asksList: boolean
  onSent: (sent: ContactAnswer) => void
}

/** Unsent drafts by their subject: a shopper who looks at another page continues later. */
const drafts = new Map<string, Draft>()

export function ContactForm({ departments, variant, variantUuid, asksList, onSent }: Props) {
  const { captcha, shop } = useSite().settings
  const about = variantUuid ?? String(asksList)
  const [draft] = useState(() => drafts.get(about))
  const { send, sending, problem, attempt } = useEnquiry((sent) => {
    drafts.delete(about)
    onSent(sent)
  })
  const [filled, setFilled] = useState(false)
  const [captchaValue, setCaptchaValue] = useState('')
  const [uuid] = useState(draft?.uuid ?? makeKey)

  const form = useRef<HTMLFormElement>(null)
  const { begun, begin } = useTouched(form)
  // Text that was typed or autofilled before hydration counts too.
  useEffect(() => {
    if (form.current && asksList) beginMessage(form.current)
    if (form.current) setFilled(isComplete(readEnquiry(form.current)))
  }, [asksList])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ ...readEnquiry(event.currentTarget), uuid, captchaValue, variantUuid }, asksList)
  }
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      onFocus={begin}
      onInput={({ currentTarget }) => {
        drafts.set(about, { ...Object.fromEntries(new FormData(currentTarget)), uuid })
        setFilled(isComplete(readEnquiry(currentTarget)))
      }}
      className="grid gap-6"
    >
      <noscript>
        <p className="bg-sage px-5 py-4">
          This form needs JavaScript to check that you are a person.
          {canCall(shop.phone) && ' Please call us instead: we are glad to help.'}
        </p>
      </noscript>
      {problem && <Refusal key={attempt} problem={problem} />}
      <ContactFields departments={departments} variant={variant} draft={draft} problems={problem?.fields ?? {}} />
      <Captcha key={`captcha ${attempt}`} {...captcha} wanted={begun || filled} onChange={setCaptchaValue} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={!filled || captchaValue === '' || sending}>
          {sending ? 'Sending…' : 'Send Request'}
        </Button>
        <span className="label">We use what you write here to answer you, and for nothing else.</span>
      </p>
    </form>
  )
}

/** Fills in the opening words of the message, unless it has some. */
function beginMessage(form: HTMLFormElement): void {
  const field = form.elements.namedItem('description')
  if (field instanceof HTMLTextAreaElement && field.value === '')
    field.value = 'I would like to know more about the pieces on my shortlist.\n\n'
}

/** Announced and scrolled into view as soon as it appears. */
function Refusal({ problem }: { problem: Problem }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} role="alert" tabIndex={-1} className="border-l-2 border-sale bg-sand px-5 py-4">
      {problem.reason}
    </p>
  )
}
