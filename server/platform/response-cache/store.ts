export type Store<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
  /** Updates the weight of a value; does nothing when it is no longer cached. */
  reweigh(key: string, value: Value, bytes: number): void
  clear(): void
  bytes(): number
  keys(): string[]
  entries(): [key: string, value: Value][]
}

type Entry<Value> = {
  key: string
  value: Value
  bytes: number
  older: Entry<Value> | undefined
  newer: Entry<Value> | undefined
}

/** A cache of at most `maxBytes`, which evicts the least recently used entries first. */
export function createStore<Value>(maxBytes: number): Store<Value> {
  const entries = new Map<string, Entry<Value>>()
  const uses = orderByUse<Value>()
  let total = 0

  const remove = (entry: Entry<Value>) => {
    total -= entry.bytes
    entries.delete(entry.key)
    uses.remove(entry)
  }
  const evictOldest = () => {
    for (let entry = uses.oldest(); entry && total > maxBytes; entry = uses.oldest()) remove(entry)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      uses.renew(entry)
      return entry.value
    },
    set(key, value, bytes) {
      const known = entries.get(key)
      if (known) remove(known)
      const entry = { key, value, bytes, older: undefined, newer: undefined }
      entries.set(key, entry)
      uses.add(entry)
      total += bytes
      evictOldest()
    },
    reweigh(key, value, bytes) {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      total += bytes - entry.bytes
      entry.bytes = bytes
      evictOldest()
    },
    clear() {
      entries.clear()
      uses.clear()
      total = 0
    },
    bytes: () => total,
    keys: uses.keys,
    entries: () => [...entries.values()].map(({ key, value }) => [key, value]),
  }
}

/** A linked list: deleting an entry of a Map and inserting it again at each use would cost several times as much. */
function orderByUse<Value>() {
  let oldest: Entry<Value> | undefined
  let newest: Entry<Value> | undefined

  const add = (entry: Entry<Value>) => {
    entry.older = newest
    if (newest) newest.newer = entry
    else oldest = entry
    newest = entry
  }
  const remove = (entry: Entry<Value>) => {
    if (entry.older) entry.older.newer = entry.newer
    else oldest = entry.newer
    if (entry.newer) entry.newer.older = entry.older
    else newest = entry.older
    entry.older = entry.newer = undefined
  }
  const renew = (entry: Entry<Value>) => {
    if (entry === newest) return
    remove(entry)
    add(entry)
  }
  const clear = () => {
    oldest = newest = undefined
  }
  const keys = () => {
    const found: string[] = []
    for (let entry = oldest; entry; entry = entry.newer) found.push(entry.key)
    return found
  }
  return { oldest: () => oldest, add, remove, renew, clear, keys }
}
