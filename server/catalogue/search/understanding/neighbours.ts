import { countEdits } from '../text/spelling.ts'
import type { Reading } from './reading.ts'
import { things } from './things.ts'
import { lookupStem, readTokens, type Token } from './tokens.ts'

/** The words that follow a word in the name of a thing, and those that come before it. */
const followers = new Map<string, Set<string>>()
const leaders = new Map<string, Set<string>>()

const joining = /^(?:and|or|for|with|of|in|on|to|at|up|a|the|that|i|my|[0-9]+)$/

for (const name of [...things.values()].flatMap(({ names }) => names)) {
  const words = readTokens(name)
  for (const [i, second] of words.entries()) {
    const first = words[i - 1]
    if (!first || joining.test(first.text) || joining.test(second.text)) continue
    note(followers, first.stem, second.text)
    note(leaders, second.stem, first.text)
  }
}

function note(words: Map<string, Set<string>>, stem: string, word: string) {
  const known = words.get(stem)
  if (known) known.add(word)
  else words.set(stem, new Set([word]))
}

const shortest = 3

/** A word one slip away that makes the name of a thing with the word before or after: 'floor lamb', 'wing bak chair'. */
export function findNeighbour(reading: Reading, at: number): string | null {
  const [before, token, after] = [reading.tokens[at - 1], reading.tokens[at], reading.tokens[at + 1]]
  if (!token || token.text.length < shortest) return null
  for (const words of [followersOf(before), leadersOf(after)])
    for (const word of words) {
      if (word[0] !== token.text[0] || word.length < shortest || lookupStem(word) === token.stem) continue
      reading.steps += word.length
      if (countEdits(token.text, word) === 1) return word
    }
  return null
}

const none: ReadonlySet<string> = new Set()
const followersOf = (token: Token | undefined) => followers.get(token?.stem ?? '') ?? none
const leadersOf = (token: Token | undefined) => leaders.get(token?.stem ?? '') ?? none
