import { vi } from 'vitest'

/** A busy machine may need this long until a condition comes true. */
const usual = { timeout: 30_000, interval: 10 }

type Options = Partial<typeof usual>

/** Waits until `check` throws nothing, and returns what it returned. */
export const waitFor = <Value>(check: () => Value | Promise<Value>, options: Options = {}): Promise<Value> =>
  vi.waitFor(check, { ...usual, ...options })

/** Waits until `check` returns something true. */
export const waitUntil = <Value>(check: () => Value | Promise<Value>, options: Options = {}) =>
  vi.waitUntil(check, { ...usual, ...options })
