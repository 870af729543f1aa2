import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'

/** Deletes what is kept of a search, and says whether it did. */
export function useForget() {
  const reload = useReload()
  return async (text: string): Promise<boolean> => {
    const answer = await staffApi.forgetSearch({ text }).catch(unreachable)
    if (failed(answer)) {
      warn(answer.problem.reason)
      return false
    }
    await reload()
    return true
  }
}
