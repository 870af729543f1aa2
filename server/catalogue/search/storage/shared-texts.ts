/** Texts that many packed values have, by number: a text gets one when it is met again soon. */
export type SharedTexts = { texts: string[]; numberOf: Map<string, number>; fresh: Set<string> }

const maxShared = 65_536
const maxFresh = 4_096
const maxSharedLength = 400

export const createSharedTexts = (): SharedTexts => ({ texts: [], numberOf: new Map(), fresh: new Set() })

/** The number of a shared text; undefined for a text that is long or was not met recently. A number never changes. */
export function findShared({ texts, numberOf, fresh }: SharedTexts, text: string): number | undefined {
  const known = numberOf.get(text)
  if (known !== undefined) return known
  if (text.length > maxSharedLength || texts.length === maxShared) return undefined
  if (!fresh.delete(text)) {
    if (fresh.size === maxFresh) fresh.clear()
    fresh.add(text)
    return undefined
  }
  // A part of another text would keep the whole of it in memory.
  const own = Buffer.from(text).toString()
  numberOf.set(own, texts.length)
  return texts.push(own) - 1
}
