import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { Department, Variant } from '../../../contract/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../layout/site.ts'
import { Captcha } from './captcha.tsx'
import { useEnquiry } from './enquiry.ts'

type Props = { departments: Department[]; variant: Variant | null; onSent: () => void }

const control = 'mt-1.5 block w-full border border-line bg-white px-4 py-3 aria-[invalid]:border-sale'

export function ContactForm({ departments, variant, onSent }: Props) {
  const { captcha } = useSite().settings
  const alert = useRef<HTMLParagraphElement>(null)
  const [draft, setDraft] = useState({ name: '', email: '', description: describeInterest(variant) })
  const { send, sending, problem, attempt } = useEnquiry(onSent)
  const [begun, setBegun] = useState(false)
  const [captchaValue, setCaptchaValue] = useState('')
  const complete = Object.values(draft).every((text) => text.trim() !== '') && captchaValue !== ''

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const categoryId = Number(new FormData(event.currentTarget).get('categoryId'))
    await send({ ...draft, categoryId, captchaValue, variantUuid: variant?.uuid ?? null })
    alert.current?.focus()
  }
  const bind = (name: keyof typeof draft) => ({
    id: name,
    name,
    value: draft[name],
    required: true,
    'aria-invalid': problem?.fields?.[name] ? true : undefined,
    'aria-describedby': problem?.fields?.[name] ? `${name}-problem` : undefined,
    className: control,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })

  return (
    <form method="post" onSubmit={submit} onFocus={() => setBegun(true)} className="grid gap-6">
      {problem && (
        <p ref={alert} role="alert" tabIndex={-1} className="border-l-2 border-sale bg-sand px-5 py-4">
          {problem.reason}
        </p>
      )}
      <Field name="name" label="Name" problem={problem?.fields?.name}>
        <input {...bind('name')} autoComplete="name" maxLength={120} />
      </Field>
      <Field name="email" label="Email" problem={problem?.fields?.email}>
        <input {...bind('email')} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field name="categoryId" label="Department" problem={problem?.fields?.categoryId}>
        <select id="categoryId" name="categoryId" defaultValue={variant?.categoryId ?? 0} className={`${control} h-13`}>
          <option value={0}>General Inquiry</option>
          {departments
            .filter(({ value }) => value !== 0)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </Field>
      <Field name="description" label="How can we help?" problem={problem?.fields?.description}>
        <textarea {...bind('description')} rows={7} maxLength={5000} />
      </Field>
      <Captcha key={attempt} {...captcha} wanted={begun} onChange={setCaptchaValue} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={!complete || sending}>
          {sending ? 'Sending…' : 'Send Request'}
        </Button>
        <span className="label">We use what you write here to answer you, and for nothing else.</span>
      </p>
    </form>
  )
}

type FieldProps = { name: string; label: string; problem: string | undefined; children: ReactNode }
function Field({ name, label, problem, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {children}
      {problem && (
        <p id={`${name}-problem`} className="mt-1 text-small text-sale">
          {problem}
        </p>
      )}
    </div>
  )
}

function describeInterest(variant: Variant | null): string {
  if (!variant) return ''
  const named = [variant.productName, variant.name].filter(Boolean).join(', ')
  return `I would like to know more about this product: ${named}.\n\n`
}
