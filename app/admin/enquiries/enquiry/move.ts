import { useRefresh } from '../../background-refresh.ts'
import { type Press, saveLastPress } from '../../controls/last-press.ts'

/** Changes an enquiry, with Undo; a refusal because of a colleague's change shows the reason. */
export function useMove() {
  const refresh = useRefresh()
  return (press: Press) => saveLastPress(press, refresh)
}
