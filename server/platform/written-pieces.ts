/*
 * A text in pieces, because its end is read often: a single string would be copied for each read. No piece is empty.
 */

export function addWords(pieces: string[], words: string): void {
  if (words !== '') pieces.push(words)
}

/** The last letter. */
export const endOf = (pieces: string[]): string => pieces.at(-1)?.at(-1) ?? ''

/** Removes the blanks at the end, and returns them. */
export function removeBlanks(pieces: string[]): string {
  const removed: string[] = []
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const words = last.trimEnd()
    removed.push(last.slice(words.length))
    addWords(pieces, words)
    if (words !== '') break
  }
  return removed.reverse().join('')
}

export const cutFrom = (pieces: string[], at: number): string => pieces.splice(at).join('')
