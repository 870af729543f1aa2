import { useState } from 'react'
import { isSame } from './same-value.ts'

/** Whether a form's values differ from its initial ones. */
export function useIsChanged(held: unknown): boolean {
  const [first] = useState(held)
  return !isSame(first, held)
}
