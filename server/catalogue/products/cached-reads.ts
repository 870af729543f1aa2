export type Read<Rows> = { execute(asked: { uuid: string }): Promise<Rows> }
export type ChangedProducts = string[] | 'all'
export type Changing = { onChanged(listener: (changed: ChangedProducts) => void): void }

/** The maximum number of cached reads, of a few kilobytes each. */
const maxCached = 500

/**
 * Caches what was read of a product until the product changes: its page is rendered after other edits without a query. A
 * read in progress is cached too, and dropped by an edit.
 */
export function cacheUntilChanged<Rows>({ onChanged }: Changing, read: Read<Rows>): Read<Rows> {
  const cached = new Map<string, Promise<Rows>>()
  onChanged((changed) => {
    if (changed === 'all') cached.clear()
    else for (const uuid of changed) cached.delete(uuid)
  })
  const start = (uuid: string) => {
    const rows = read.execute({ uuid })
    const drop = () => cached.get(uuid) === rows && cached.delete(uuid)
    // Does not cache an empty result, because anyone can make up an address.
    rows.then((found) => Array.isArray(found) && found.length === 0 && drop(), drop)
    return rows
  }
  return {
    execute: ({ uuid }) => {
      const rows = cached.get(uuid) ?? start(uuid)
      cached.delete(uuid)
      cached.set(uuid, rows)
      const [oldest] = cached.keys()
      if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
      return rows
    },
  }
}
