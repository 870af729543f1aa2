import { FieldFrame } from './field-frame.tsx'

type Props = { name: string; label: string; problems: Record<string, string>; fresh?: boolean }

/** A password field of the back office, for a current or a new password. */
export const PasswordField = ({ name, label, problems, fresh = false }: Props) => (
  <FieldFrame
    bound={{ name, label, problem: problems[name] }}
    hint={fresh ? '12 characters or more; a few words are easy to remember.' : undefined}
  >
    {(control) => (
      <input
        {...control}
        type="password"
        required
        maxLength={128}
        minLength={fresh ? 12 : undefined}
        autoComplete={fresh ? 'new-password' : 'current-password'}
      />
    )}
  </FieldFrame>
)
