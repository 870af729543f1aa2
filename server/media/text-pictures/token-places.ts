/** The position in the text of each character of a token, and at the end the position where the token ends. */
export type Place = number[]

/** Limits the search: many tokens that are not found would otherwise take quadratic time. */
const maxSteps = 200

/** Finds the tokens of a text sequentially; tokens that are not found are skipped. */
export function createTokenFinder(text: string): (raw: string) => Place | undefined {
  let end = 0
  let steps = maxSteps * text.length
  return (raw) => {
    const start = cutStart(raw)
    for (let at = text.indexOf(start, end); at >= 0 && steps > 0; at = text.indexOf(start, at + 1)) {
      const place = alignToken(text, raw, at)
      if (place.length > raw.length) {
        end = place[raw.length] ?? end
        return place
      }
      steps -= place.length
    }
    steps -= text.length - end
    return undefined
  }
}

/**
 * The start of a token, up to the first character before which a block may add something. Uses no regular expression,
 * because a data URL can be longer than one can match.
 */
function cutStart(raw: string): string {
  const ends = ['\n', '|'].map((mark) => raw.indexOf(mark)).filter((at) => at >= 0)
  return raw.slice(0, Math.max(1, Math.min(raw.length, ...ends)))
}

/** Aligns a token with the text. A token lacks what its block adds: indents, the `>` of a quotation, `\` before `|`. */
function alignToken(text: string, raw: string, start: number): Place {
  const place: Place = []
  let at = start
  let isLineStart = false
  for (const character of raw.split('')) {
    while (text[at] !== character && isOfBlock(text, at, character, isLineStart)) at++
    if (text[at] !== character) return place
    isLineStart = character === '\n' || (isLineStart && /[ \t>]/.test(character))
    place.push(at++)
  }
  return [...place, at]
}

function isOfBlock(text: string, at: number, next: string, isLineStart: boolean): boolean {
  const character = text[at] ?? ''
  if (next === '|' && character === '\\') return text[at + 1] === '|'
  if (next === '\n') return /[ \t]/.test(character)
  return isLineStart && /[ \t>]/.test(character)
}
