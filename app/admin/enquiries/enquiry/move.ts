import { type Failure, failed } from '../../../../contract/errors.ts'
import type { Saved } from '../../../../contract/staff/forms.ts'
import { useRefresh } from '../../background-refresh.ts'
import { notify, warn } from '../../controls/notices.tsx'
import { useOncePerVersion } from '../../controls/once.ts'
import { unreachable } from '../../unreachable.ts'

type Step = (version: number) => Promise<Saved | Failure>
type Move = { version: number; go: Step; back: Step; done: string }

/** Changes an enquiry, with Undo; a refusal because of a colleague's change shows the reason. */
export function useMove() {
  const refresh = useRefresh()
  const once = useOncePerVersion()
  const step = async (take: () => Promise<Saved | Failure>): Promise<Saved | undefined> => {
    const answer = await take().catch(unreachable)
    await refresh()
    if (!failed(answer)) return answer
    warn(answer.problem.reason)
  }
  const move = async ({ version, go, back, done }: Move) => {
    const moved = await step(() => go(version))
    if (!moved) return
    notify(done, {
      run: async () => {
        if (await step(() => back(moved.version))) notify('Change undone')
      },
    })
  }
  return (asked: Move) => once(asked.version, () => move(asked))
}
