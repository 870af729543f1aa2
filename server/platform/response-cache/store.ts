export type Store<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
  /** Tells what a value weighs by now; nothing happens when it is no longer kept. */
  reweigh(key: string, value: Value, bytes: number): void
  clear(): void
  bytes(): number
  keys(): string[]
}

/** Keeps at most so many bytes, and lets go first what was not asked for longest. */
export function createStore<Value>(maxBytes: number): Store<Value> {
  // A Map remembers the order of insertion, so moving an entry to the end marks it as just used.
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const makeRoom = () => {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return
      remove(key)
    }
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      entries.set(key, { value, bytes })
      total += bytes
      makeRoom()
    },
    reweigh(key, value, bytes) {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      total += bytes - entry.bytes
      entry.bytes = bytes
      makeRoom()
    },
    clear() {
      entries.clear()
      total = 0
    },
    bytes: () => total,
    keys: () => [...entries.keys()],
  }
}
