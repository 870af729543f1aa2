/** A cache of at most `maxBytes` in total, which evicts the least recently used values. */
export function createByteStore<Value>(maxBytes: number) {
  const kept = new Map<string, { value: Value; bytes: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const find = (key: string): Value | undefined => {
    const entry = kept.get(key)
    if (!entry) return undefined
    kept.delete(key)
    kept.set(key, entry)
    return entry.value
  }
  const keep = (key: string, value: Value, bytes: number): Value => {
    remove(key)
    kept.set(key, { value, bytes })
    total += bytes
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) break
      remove(oldest)
    }
    return value
  }
  return { find, keep }
}
