import { type ComponentProps, useEffect, useRef } from 'react'
import { findFirstWrong } from './find-field.ts'

type Props = Omit<ComponentProps<'form'>, 'ref'> & {
  /** What was wrong when the form was sent last: another value after each refusal. */
  refusal: unknown
}

/** A form whose first wrong field gets the focus when it is refused: on a phone, that may be far above the button. */
export function CheckedForm({ refusal, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) findFirstWrong(form.current)?.focus()
  }, [refusal])
  return <form ref={form} {...rest} />
}
