import { useRevalidator } from 'react-router'
import type { Failure, Problem } from '../../../../contract/errors.ts'

/** Reads the visit again after a 409, so that a second try applies to what a colleague has saved. */
export function useSecondTry() {
  const { revalidate } = useRevalidator()
  return async ({ status, problem }: Failure): Promise<Problem> => {
    if (status === 409) await revalidate()
    return problem
  }
}
