import { setImmediate } from 'node:timers/promises'

export function* cut<Item>(items: Item[], length: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length)
}

/** Runs all steps of a long piece of work, and lets other requests run between them. */
export async function takeSteps(steps: Iterable<void>): Promise<void> {
  for (const _step of steps) await setImmediate()
}

const stretchMs = 5

/** Yields the items in turn. Every few milliseconds it lets other requests run, so that none waits for the whole list. */
export async function* takeBreaks<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - began < stretchMs) continue
    await setImmediate()
    began = performance.now()
  }
}
