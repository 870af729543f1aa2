export type Lane = {
  /** Looks for work now, or again after the current work. */
  wake(): void
  /** Resolves when the lane is woken the next time. */
  woken(): Promise<void>
  /** Resolves when the lane is idle. */
  rest(): Promise<void>
}

/** Runs steps sequentially for as long as a step finds work. */
export function openLane(step: (lane: Lane) => Promise<boolean>, onError: (err: unknown) => void): Lane {
  let again = false
  let next = Promise.withResolvers<void>()
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      while (again) {
        again = false
        while (await step(lane));
      }
    } catch (err) {
      onError(err)
    } finally {
      running = undefined
    }
  }
  const lane: Lane = {
    wake: () => {
      again = true
      next.resolve()
      next = Promise.withResolvers()
      running ??= run()
    },
    woken: () => next.promise,
    rest: async () => running,
  }
  return lane
}
