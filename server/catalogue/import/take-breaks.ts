import { setImmediate } from 'node:timers/promises'

/** How many rows are worked on at a stretch: some milliseconds, whatever is in them. */
const rowsAtAStretch = 100

/** One item after the other. After each stretch of work requests have their turn, so that none waits for the whole. */
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
