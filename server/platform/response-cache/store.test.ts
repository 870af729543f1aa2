import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from './store.ts'

const maxBytes = 100
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const bytes = fc.integer({ min: 1, max: 60 })
const step = fc.oneof(
  fc.record({ type: fc.constant('get' as const), key }),
  fc.record({ type: fc.constant('set' as const), key, bytes }),
  fc.record({ type: fc.constant('reweigh' as const), key, bytes, stale: fc.boolean() }),
  fc.record({ type: fc.constant('clear' as const) }),
)

/** The oracle: a list sorted by last use, simple rather than fast. */
function createModel() {
  let list: { key: string; value: object; bytes: number }[] = []
  const total = () => list.reduce((sum, entry) => sum + entry.bytes, 0)
  const evictOldest = () => {
    while (total() > maxBytes) list = list.slice(1)
  }
  return {
    get(wanted: string) {
      const found = list.find((entry) => entry.key === wanted)
      if (found) list = [...list.filter((entry) => entry !== found), found]
      return found?.value
    },
    set(wanted: string, value: object, size: number) {
      list = [...list.filter((entry) => entry.key !== wanted), { key: wanted, value, bytes: size }]
      evictOldest()
    },
    reweigh(wanted: string, value: object, size: number) {
      list = list.map((entry) => (entry.key === wanted && entry.value === value ? { ...entry, bytes: size } : entry))
      evictOldest()
    },
    clear() {
      list = []
    },
    bytes: total,
    keys: () => list.map((entry) => entry.key),
  }
}

it('evicts the least recently used entries, and never holds more than allowed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const [store, model] = [createStore<object>(maxBytes), createModel()]
      const held = new Map<string, object>()
      for (const taken of steps) {
        if (taken.type === 'get') expect(store.get(taken.key)).toBe(model.get(taken.key))
        if (taken.type === 'set') {
          held.set(taken.key, {})
          for (const either of [store, model]) either.set(taken.key, held.get(taken.key) ?? {}, taken.bytes)
        }
        if (taken.type === 'reweigh') {
          const value = taken.stale ? {} : (held.get(taken.key) ?? {})
          for (const either of [store, model]) either.reweigh(taken.key, value, taken.bytes)
        }
        if (taken.type === 'clear') for (const either of [store, model]) either.clear()
        expect(store.keys()).toEqual(model.keys())
        expect(store.bytes()).toBe(model.bytes())
        expect(store.bytes()).toBeLessThanOrEqual(maxBytes)
      }
    }),
    { numRuns: 500 },
  )
})
