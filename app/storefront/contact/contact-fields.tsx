import type { Department, Variant } from '../../../contract/catalogue.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

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
          <Select {...control} defaultValue={variant?.categoryId ?? 0}>
            {[{ value: 0, label: 'General Inquiry' }, ...own].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
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

function describeInterest(variant: Variant | null): string {
  if (!variant) return ''
  const named = [variant.productName, variant.name].filter(Boolean).join(', ')
  return `I would like to know more about this product: ${named}.\n\n`
}
