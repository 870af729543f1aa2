import { useRevalidator } from 'react-router'
import { type Failure, failed } from '../../../contract/errors.ts'
import { tell, warn } from '../controls/notices.tsx'

type Deed = { run(): Promise<unknown | Failure>; done: string; undo?: Omit<Deed, 'undo'> }

/** Does something at once, says so, and offers the way back where there is one. */
export function useCarryOut() {
  const { revalidate } = useRevalidator()
  return async function carryOut({ run, done, undo }: Deed): Promise<void> {
    const answer = await run()
    if (failed(answer)) return void warn(answer.problem.reason)
    tell(done, undo && { run: () => carryOut(undo) })
    await revalidate()
  }
}
