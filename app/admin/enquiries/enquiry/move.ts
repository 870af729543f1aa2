import { type Failure, failed } from '../../../../contract/errors.ts'
import type { Saved } from '../../../../contract/staff/forms.ts'
import { useRefresh } from '../../background-refresh.ts'
import { notify, warn } from '../../controls/notices.tsx'
import { useOncePerVersion } from '../../controls/once.ts'
import { unreachable } from '../../unreachable.ts'

type Step = (version: number) => Promise<Saved | Failure>
type Move = { uuid: string; version: number; go: Step; back: Step; done: string }

/** The versions that somebody's own steps have made: a further step, before the page is loaded again, follows them. */
const made = new Map<string, number>()

/** Changes an enquiry, with Undo; a refusal because of a colleague's change shows the reason. */
export function useMove() {
  const refresh = useRefresh()
  const once = useOncePerVersion()
  const step = async (uuid: string, take: () => Promise<Saved | Failure>): Promise<Saved | undefined> => {
    const answer = await take().catch(unreachable)
    if (!failed(answer)) made.set(uuid, answer.version)
    await refresh()
    if (!failed(answer)) return answer
    warn(answer.problem.reason)
  }
  const move = async ({ uuid, version, go, back, done }: Move) => {
    const moved = await step(uuid, () => go(Math.max(version, made.get(uuid) ?? 0)))
    if (!moved) return
    notify(done, {
      run: async () => {
        if (await step(uuid, () => back(moved.version))) notify('Change undone')
      },
    })
  }
  return (asked: Move) => once(asked.version, () => move(asked))
}
