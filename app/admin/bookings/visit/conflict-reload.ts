import type { Failure, Problem } from '../../../../contract/errors.ts'
import { useReload } from '../../background-refresh.ts'

/** Reads the visit again after a 409, so that a second attempt applies to what a colleague has saved. */
export function useConflictReload() {
  const reload = useReload()
  return async ({ status, problem }: Failure): Promise<Problem> => {
    if (status === 409) await reload()
    return problem
  }
}
