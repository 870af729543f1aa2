import { setImmediate } from 'node:timers/promises'

/** How many rows are processed without a break: some milliseconds, whatever is in them. */
const rowsAtAStretch = 100

/** Yields one item after the other. After each batch it lets requests run, so that none waits for the whole. */
export async function* takeBreaks<Item>(
  items: Iterable<Item>,
  weigh: (item: Item) => number,
  atAStretch = rowsAtAStretch,
): AsyncGenerator<Item> {
  let done = 0
  for (const item of items) {
    yield item
    done += weigh(item)
    if (done < atAStretch) continue
    done = 0
    await setImmediate()
  }
}
