import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { FormIsRunning, useOneAtATime } from '../../controls/one-at-a-time.ts'
import { findFirstWrong } from './find-field.ts'

type Props = Omit<ComponentProps<'form'>, 'ref'> & {
  /** The last refusal of the form: a new value each time it is refused. */
  refusal: unknown
  /** It sends mail, which cannot be taken back: Enter in a line goes on to the next field. */
  byButtonAlone?: boolean
}

/**
 * A form that is sent once at a time, and whose first wrong field gets the focus when it is refused: on a phone, that may be
 * far above the button.
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
