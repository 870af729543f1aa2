import type { ReactNode } from 'react'
import type { Department, Variant } from '../../../contract/catalogue.ts'

type Props = { departments: Department[]; variant: Variant | null; problems: Record<string, string> }

export function ContactFields({ departments, variant, problems }: Props) {
  const own = departments.filter(({ value }) => value !== 0)
  return (
    <>
      <Field name="name" label="Name" problems={problems}>
        {(control) => <input {...control} required autoComplete="name" maxLength={120} />}
      </Field>
      <Field name="email" label="Email" problems={problems}>
        {(control) => <input {...control} type="email" required autoComplete="email" maxLength={254} />}
      </Field>
      <Field name="categoryId" label="Department" problems={problems}>
        {(control) => (
          <select {...control} defaultValue={variant?.categoryId ?? 0}>
            {[{ value: 0, label: 'General Inquiry' }, ...own].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="description" label="How can we help?" problems={problems}>
        {(control) => (
          <textarea {...control} required rows={7} maxLength={5000} defaultValue={describeInterest(variant)} />
        )}
      </Field>
    </>
  )
}

type Control = { id: string; name: string; className: string; 'aria-invalid': boolean; 'aria-describedby'?: string }
type FieldProps = {
  name: string
  label: string
  problems: Record<string, string>
  children: (control: Control) => ReactNode
}

function Field({ name, label, problems, children }: FieldProps) {
  const problem = problems[name]
  const problemId = `${name}-problem`
  const control = {
    id: name,
    name,
    className: 'mt-1.5 block min-h-13 w-full border border-line bg-white px-4 py-3 aria-[invalid=true]:border-sale',
    'aria-invalid': Boolean(problem),
    'aria-describedby': problem && problemId,
  }
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {children(control)}
      {problem && (
        <p id={problemId} className="mt-1 text-small text-sale">
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
