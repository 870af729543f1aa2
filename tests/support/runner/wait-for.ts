import { vi } from 'vitest'

/** A busy machine may need this long until a condition comes true. */
const defaults = { timeout: 30_000, interval: 10 }

type Options = Partial<typeof defaults>

/** Waits until `check` throws nothing, and returns what it returned. */
export const waitFor = <Value>(check: () => Value | Promise<Value>, options: Options = {}): Promise<Value> =>
  vi.waitFor(check, { ...defaults, ...options })

/** Waits until `check` returns something true. */
export const waitUntil = <Value>(check: () => Value | Promise<Value>, options: Options = {}) =>
  vi.waitUntil(check, { ...defaults, ...options })
