import type { Department, Variant } from '../../../contract/catalogue.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

/** The form's values as the shopper left them, and its uuid. */
export type Draft = { uuid?: string; name?: string; email?: string; categoryId?: string; description?: string }

type Props = { departments: Department[]; variant: Variant | null; draft?: Draft; problems: Record<string, string> }

export function ContactFields({ departments, variant, draft = {}, problems }: Props) {
  const own = departments.filter(({ value }) => value !== 0)
  return (
    <>
      <Field name="name" label="Name" problems={problems}>
        {(control) => <input {...control} required autoComplete="name" maxLength={120} defaultValue={draft.name} />}
      </Field>
      <Field name="email" label="Email" problems={problems}>
        {(control) => (
          <input {...control} type="email" required autoComplete="email" maxLength={254} defaultValue={draft.email} />
        )}
      </Field>
      <Field name="categoryId" label="Department" problems={problems}>
        {(control) => (
          <Select {...control} defaultValue={draft.categoryId ?? variant?.categoryId ?? 0}>
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
          <textarea
            {...control}
            required
            rows={7}
            maxLength={5000}
            defaultValue={draft.description ?? describeInterest(variant)}
          />
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
