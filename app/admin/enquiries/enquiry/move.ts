import { useRefresh } from '../../background-refresh.ts'
import { type Press, saveLastPress } from '../../controls/last-press.ts'

/** Changes an enquiry, with Undo. When a colleague's change causes a refusal, its reason is shown. */
export function useMove() {
  const refresh = useRefresh()
  return (press: Press) => saveLastPress(press, refresh)
}
