export type Read<Rows> = { execute(asked: { uuid: string }): Promise<Rows> }
export type ChangedProducts = string[] | 'all'
export type Changing = { onChanged(hear: (changed: ChangedProducts) => void): void }

/** Of a few kilobytes each. */
const most = 500

/**
 * What was read of a product is kept until the product changes: after an edit of something else its page is made again
 * without the database. A read under way counts as kept: an edit drops it too.
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
    // An address that anyone can make up is not worth a place.
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
