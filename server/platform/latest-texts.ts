/**
 * Keeps what was made of the latest texts, up to so many letters of both: each edit of any product makes all pages again, most
 * of them of the same texts.
 */
export function keepLatest(mostLetters: number): (text: string, make: (text: string) => string) => string {
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
    if (text.length + made.length > mostLetters / 10) return made
    kept.set(text, made)
    letters += text.length + made.length
    for (const [oldest, old] of kept) {
      if (letters <= mostLetters) break
      forget(oldest, old)
    }
    return made
  }
}
