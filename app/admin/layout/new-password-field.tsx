import { Field } from '../../ui/field.tsx'

export const NewPasswordField = ({ problems }: { problems: Record<string, string> }) => (
  <Field name="password" label="Password, 12 characters or more" problems={problems}>
    {(control) => (
      <input {...control} type="password" required autoComplete="new-password" minLength={12} maxLength={128} />
    )}
  </Field>
)
