import { countEdits } from '../text/spelling.ts'
import type { Reading } from './reading.ts'
import { things } from './things.ts'
import { lookupStem, readTokens, type Token } from './tokens.ts'

/** The words that follow a word in the name of a thing, and those that come before it. */
const followers = new Map<string, Set<string>>()
const leaders = new Map<string, Set<string>>()

const joining = /^(?:and|or|for|with|of|in|on|to|at|up|a|the|that|i|my|[0-9]+)$/

const minLength = 3
const names = [...things.values()].flatMap((thing) => thing.names).map((name) => readTokens(name))
const known = new Map(names.flat().map((word) => [word.text, word]))

for (const words of names) {
  const [whole] = words
  if (whole && words.length === 1) notePairs(listParts(whole))
  notePairs(words)
}

function notePairs(words: Token[]) {
  for (const [i, second] of words.entries()) {
    const first = words[i - 1]
    if (!first || joining.test(first.text) || joining.test(second.text)) continue
    note(followers, first.stem, second.text)
    note(leaders, second.stem, first.text)
  }
}

/** The two words of which a name such as 'sideboard' is made. */
function listParts({ text }: Token): Token[] {
  for (let at = minLength; at <= text.length - minLength; at++) {
    const [first, second] = [known.get(text.slice(0, at)), known.get(text.slice(at))]
    if (first && second) return [first, second]
  }
  return []
}

function note(words: Map<string, Set<string>>, stem: string, word: string) {
  const known = words.get(stem)
  if (known) known.add(word)
  else words.set(stem, new Set([word]))
}

/** A word one slip away that makes the name of a thing with the word before or after: 'floor lamb', 'wing bak chair'. */
export function findNeighbour(reading: Reading, at: number): string | null {
  const [before, token, after] = [reading.tokens[at - 1], reading.tokens[at], reading.tokens[at + 1]]
  if (!token || token.text.length < minLength) return null
  for (const words of [followersOf(before), leadersOf(after)])
    for (const word of words) {
      if (word[0] !== token.text[0] || word.length < minLength || lookupStem(word) === token.stem) continue
      reading.steps += word.length
      if (countEdits(token.text, word) === 1) return word
    }
  return null
}

const none: ReadonlySet<string> = new Set()
const followersOf = (token: Token | undefined) => followers.get(token?.stem ?? '') ?? none
const leadersOf = (token: Token | undefined) => leaders.get(token?.stem ?? '') ?? none
