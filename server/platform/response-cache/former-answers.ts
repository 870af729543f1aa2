import type { Answer } from './answer.ts'

/** The most requested answers from before a change. Each is sent during an outage of the database, until it is renewed. */
export function createFormerAnswers() {
  let former = new Map<string, Answer>()
  /** Keeps the answers of `keys` that were dropped just now, or earlier and not renewed since. */
  const keep = (dropped: [key: string, answer: Answer][], keys: string[]) => {
    const wanted = new Set(keys)
    former = new Map([...former, ...dropped].filter(([key]) => wanted.has(key)))
  }
  return {
    keep,
    find: (key: string) => former.get(key),
    noteMade: (key: string) => former.delete(key),
    clear: () => former.clear(),
  }
}
