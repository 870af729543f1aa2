import { setImmediate } from 'node:timers/promises'

/** The number of rows processed without a break: a few milliseconds' work. */
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
