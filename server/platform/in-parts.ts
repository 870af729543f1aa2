import { setImmediate } from 'node:timers/promises'

export function* cut<Item>(items: Item[], length: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length)
}

/** Takes all steps of a long piece of work. Between them other requests have their turn. */
export async function takeSteps(steps: Iterable<void>): Promise<void> {
  for (const _step of steps) await setImmediate()
}
