import { useState } from 'react'
import { isSame } from './same-value.ts'

/** Whether what a form holds differs from what it began with. */
export function useBegun(held: unknown): boolean {
  const [first] = useState(held)
  return !isSame(first, held)
}
