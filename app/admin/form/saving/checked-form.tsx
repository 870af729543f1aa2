import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { FormIsRunning, useOneAtATime } from '../../controls/one-at-a-time.ts'
import { findFirstWrong } from './find-field.ts'

type Props = Omit<ComponentProps<'form'>, 'ref'> & {
  /** The last refusal of the form: a new value for each refusal. */
  refusal: unknown
  /** The form sends mail, which cannot be undone: Enter in a text input moves to the next field instead of sending. */
  byButtonAlone?: boolean
}

/**
 * A form that runs one submission at a time. When it is refused, its first invalid field gets the focus: on a phone,
 * that may be far above the button.
 */
export function CheckedForm({ refusal, onSubmit, byButtonAlone = false, ...rest }: Props) {
  const { handleOnce, isRunning } = useOneAtATime(onSubmit)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) findFirstWrong(form.current)?.focus()
  }, [refusal])
  return (
    <FormIsRunning value={isRunning}>
      <form ref={form} onSubmit={handleOnce} onKeyDown={byButtonAlone ? goOnAtEnter : undefined} {...rest} />
    </FormIsRunning>
  )
}

function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea')]
  fields[fields.indexOf(target) + 1]?.focus()
}
