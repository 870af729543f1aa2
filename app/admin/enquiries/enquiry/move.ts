import { useRevalidator } from 'react-router'
import { type Failure, failed } from '../../../../contract/errors.ts'
import type { Saved } from '../../../../contract/staff/forms.ts'
import { notify, warn } from '../../controls/notices.tsx'

type Step = (version: number) => Promise<Saved | Failure>
type Move = { version: number; go: Step; back: Step; done: string }

/** Changes an enquiry, with Undo; a refusal because of a colleague's change shows the reason. */
export function useMove() {
  const { revalidate } = useRevalidator()
  const step = async (take: () => Promise<Saved | Failure>): Promise<Saved | undefined> => {
    const answer = await take().catch((error: unknown): Failure => {
      console.error(error)
      return { status: 0, problem: { title: '', reason: 'The shop could not be reached just now. Please try again.' } }
    })
    await revalidate()
    if (!failed(answer)) return answer
    warn(answer.problem.reason)
  }
  return async ({ version, go, back, done }: Move) => {
    const moved = await step(() => go(version))
    if (!moved) return
    notify(done, {
      run: async () => {
        if (await step(() => back(moved.version))) notify('Change undone')
      },
    })
  }
}
