import type { BaseUIEvent } from '@base-ui/react/types'
import type { KeyboardEvent } from 'react'

/** Makes Escape close the list of options and do nothing else: Base UI would clear the field at the next Escape. */
export function keepOnEscape(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>): void {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true')
    event.preventBaseUIHandler()
}
