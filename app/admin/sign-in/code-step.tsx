import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { EntryForm } from '../layout/entry-form.tsx'
import { enterCode, enterRecoveryCode } from './session.ts'

type Props = { onEnter(): void; onAgain(): void }

const ways = {
  app: {
    intro: 'Open the authenticator app on your phone and type the six digits it shows for this shop.',
    label: 'Code',
    other: 'Use a recovery code instead',
    send: enterCode,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery: {
    intro: 'Type one of the recovery codes that you kept. Each works once.',
    label: 'Recovery code',
    other: 'Use the authenticator app instead',
    send: enterRecoveryCode,
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  },
} as const

/** The second step of signing in, for members with an authenticator app. */
export function CodeStep({ onEnter, onAgain }: Props) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const { intro, label, other, send, input } = ways[way]
  const enter = async ({ code = '' }: Record<string, string>) => {
    const problem = await send(code)
    if (!problem) onEnter()
    return problem
  }
  return (
    <EntryForm
      key={way}
      heading="One more step"
      intro={intro}
      action="Sign in"
      send={enter}
      after={
        <p className="flex flex-wrap gap-x-6">
          <TextButton onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>{other}</TextButton>
          <TextButton onClick={onAgain}>Start again</TextButton>
        </p>
      }
    >
      {(problems) => (
        <Field name="code" label={label} problems={problems}>
          {(control) => <input {...control} {...input} ref={takeFocus} required />}
        </Field>
      )}
    </EntryForm>
  )
}

/** The step appears without a navigation, so its field takes the focus. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

type ButtonProps = { onClick(): void; children: string }
const TextButton = ({ onClick, children }: ButtonProps) => (
  <button type="button" onClick={onClick} className="plain-link min-h-11">
    {children}
  </button>
)
