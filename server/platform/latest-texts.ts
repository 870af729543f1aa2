/**
 * Caches the results for the latest texts, up to a total length of texts and results. Each edit of any product
 * invalidates all pages, and most of them are then rendered from the same texts.
 */
export function keepLatest(maxLetters: number): (text: string, make: (text: string) => string) => string {
  const kept = new Map<string, string>()
  let letters = 0
  const forget = (text: string, made: string) => {
    kept.delete(text)
    letters -= text.length + made.length
  }
  return (text, make) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (text.length + made.length > maxLetters / 10) return made
    kept.set(text, made)
    letters += text.length + made.length
    for (const [oldest, old] of kept) {
      if (letters <= maxLetters) break
      forget(oldest, old)
    }
    return made
  }
}
