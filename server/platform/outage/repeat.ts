import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable } from './unavailable.ts'
import type { Outage } from './watch.ts'

/** Retries a step whenever the database goes away during it, until the time limit since the first attempt is reached. */
export function repeatThroughOutages({ check }: Pick<Outage, 'check'>, limitMs: number) {
  return async <Result>(step: () => Promise<Result>): Promise<Result> => {
    let deadline: number | undefined
    for (;;) {
      try {
        return await step()
      } catch (error) {
        deadline ??= performance.now() + limitMs
        if (!isDatabaseUnavailable(error)) throw error
        do {
          if (performance.now() > deadline) throw error
          await pause(50)
        } while (!(await check()))
      }
    }
  }
}
