import type { BaseUIEvent } from '@base-ui/react/types'
import type { KeyboardEvent } from 'react'

/** Escape closes the list of choices, and only that. By itself Base UI would empty the field at the next Escape. */
export function keepOnEscape(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>): void {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true')
    event.preventBaseUIHandler()
}
