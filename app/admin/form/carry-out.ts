import { useRevalidator } from 'react-router'
import { type Failure, failed } from '../../../contract/errors.ts'
import { notify, warn } from '../controls/notices.tsx'

type Action = { run(): Promise<unknown | Failure>; done: string; undo?: Omit<Action, 'undo'> }

/** Runs an action, shows a notice, and offers Undo where there is one. */
export function useCarryOut() {
  const { revalidate } = useRevalidator()
  return async function carryOut({ run, done, undo }: Action): Promise<void> {
    const answer = await run()
    if (failed(answer)) return void warn(answer.problem.reason)
    notify(done, undo && { run: () => carryOut(undo) })
    await revalidate()
  }
}
