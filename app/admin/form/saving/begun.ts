import { useState } from 'react'
import { isSame } from './same-value.ts'

/** Whether a form's values differ from its initial ones. */
export function useBegun(held: unknown): boolean {
  const [first] = useState(held)
  return !isSame(first, held)
}
