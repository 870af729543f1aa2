import { useRevalidator } from 'react-router'
import type { Failure, Problem } from '../../../../contract/errors.ts'

/** Where a colleague was faster, the visit is read again: a second try is about what is there now. */
export function useSecondTry() {
  const { revalidate } = useRevalidator()
  return async ({ status, problem }: Failure): Promise<Problem> => {
    if (status === 409) await revalidate()
    return problem
  }
}
