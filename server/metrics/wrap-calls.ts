import type { BoundCall } from '../serve.ts'

type Around = <Result>(call: string, work: () => Promise<Result>) => Promise<Result>

/** Wraps each call, whether a program or a page makes it. */
export function wrapCalls(calls: BoundCall[], around: Around): BoundCall[] {
  return calls.map((bound) => {
    const { name, answer, enter } = bound
    const wrapped: BoundCall = { ...bound, answer: (input, caller) => around(name, () => answer(input, caller)) }
    if (enter) {
      wrapped.enter = async (caller) => {
        const entered = await enter(caller)
        return (input) => around(name, () => entered(input))
      }
    }
    return wrapped
  })
}
