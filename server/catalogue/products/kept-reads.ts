export type Read<Rows> = { execute(asked: { uuid: string }): Promise<Rows> }
export type ChangedProducts = string[] | 'all'
export type Changing = { onChanged(hear: (changed: ChangedProducts) => void): void }

/** The maximum number of cached reads, of a few kilobytes each. */
const most = 500

/**
 * Caches what was read of a product until the product changes: its page is rendered after other edits without a query. A
 * read in progress is cached too, and dropped by an edit.
 */
export function keepUntilChanged<Rows>({ onChanged }: Changing, read: Read<Rows>): Read<Rows> {
  const kept = new Map<string, Promise<Rows>>()
  onChanged((changed) => {
    if (changed === 'all') kept.clear()
    else for (const uuid of changed) kept.delete(uuid)
  })
  const start = (uuid: string) => {
    const rows = read.execute({ uuid })
    const forget = () => kept.get(uuid) === rows && kept.delete(uuid)
    // Does not cache an empty result, because anyone can make up an address.
    rows.then((found) => Array.isArray(found) && found.length === 0 && forget(), forget)
    return rows
  }
  return {
    execute: ({ uuid }) => {
      const rows = kept.get(uuid) ?? start(uuid)
      kept.delete(uuid)
      kept.set(uuid, rows)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return rows
    },
  }
}
