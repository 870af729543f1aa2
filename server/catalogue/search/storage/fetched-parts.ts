/**
 * The source of the parts of an index that are not in memory: posting lists and cards. A question that reads a missing
 * part throws `Missing`, and is asked again once the part was fetched (decision 161).
 */
export type Source = {
  /** The content version of what the index has in memory. */
  version: number
  /** `turns` counts the questions that were begun, `turn` is the current one, `running` holds all that have no answer yet. */
  turns: number
  turn: number
  running: Set<number>
  fetch(parts: Parts, turn: number): Promise<void>
  /** Fetches synchronously, for tests that ask as if every part were in memory. */
  fetchNow?(parts: Parts): void
}

/** Lists of words by their terms, cards by the slots of their products. */
export type Parts = { terms: number[]; slots: number[] }

/** Thrown where a question reads what has to be fetched first. */
export class Missing extends Error {
  readonly parts: Parts

  constructor(parts: Parts) {
    super('This part of the index has to be fetched first.')
    this.parts = parts
  }
}

/** A cache of parts by number, each with the last question that read it. The least recently used part comes first. */
export type Fetched = { held: Map<number, { turn: number; weight: number }>; weight: number; maxWeight: number }

export const createFetched = (maxWeight: number): Fetched => ({ held: new Map(), weight: 0, maxWeight })

/** Lists the parts that are not fetched yet, and marks the others as read by the current question. */
export function listMissing({ turn }: Source, { held }: Fetched, numbers: Iterable<number>): number[] {
  const missing: number[] = []
  for (const number of numbers) {
    const own = held.get(number)
    if (own === undefined) missing.push(number)
    else if (own.turn !== turn) {
      own.turn = turn
      held.delete(number)
      held.set(number, own)
    }
  }
  return missing
}

/** Stops the question, unless the parts can be fetched at once. */
export function demand(source: Source, parts: Parts) {
  if (!source.fetchNow) throw new Missing(parts)
  source.fetchNow(parts)
}

/** Adds a fetched part, and returns the parts that are evicted: none that a question without an answer has read. */
export function hold(
  { running }: Source,
  fetched: Fetched,
  number: number,
  held: { turn: number; weight: number },
): number[] {
  dropFetched(fetched, number)
  fetched.held.set(number, held)
  fetched.weight += held.weight
  const oldest = Math.min(held.turn, ...running)
  const gone: number[] = []
  for (const [other, { turn, weight: own }] of fetched.held) {
    if (fetched.weight <= fetched.maxWeight || turn >= oldest) break
    gone.push(other)
    fetched.held.delete(other)
    fetched.weight -= own
  }
  return gone
}

export function dropFetched(fetched: Fetched, number: number) {
  fetched.weight -= fetched.held.get(number)?.weight ?? 0
  fetched.held.delete(number)
}
