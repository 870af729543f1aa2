import { type ComponentProps, useEffect, useRef } from 'react'
import { FormIsRunning, useOneAtATime } from '../../controls/one-at-a-time.ts'
import { findFirstWrong } from './find-field.ts'

type Props = Omit<ComponentProps<'form'>, 'ref'> & {
  /** What was wrong when the form was sent last: another value after each refusal. */
  refusal: unknown
}

/**
 * A form that is sent once at a time, and whose first wrong field gets the focus when it is refused: on a phone, that may be
 * far above the button.
 */
export function CheckedForm({ refusal, onSubmit, ...rest }: Props) {
  const { handleOnce, isRunning } = useOneAtATime(onSubmit)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) findFirstWrong(form.current)?.focus()
  }, [refusal])
  return (
    <FormIsRunning value={isRunning}>
      <form ref={form} onSubmit={handleOnce} {...rest} />
    </FormIsRunning>
  )
}
