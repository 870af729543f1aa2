import type { Index } from '../catalogue-index.ts'
import { addAll, type Bits, createBits, isEmpty, keepCommon } from '../storage/bits.ts'
import { needLists } from '../storage/vocabulary.ts'
import { addPostings } from '../text/matches.ts'
import { nameLevel } from '../text/terms.ts'
import { stemOf } from '../text/words.ts'

/** Products whose names, or fields of that level and above, have all words of one of these. */
export function addNamed(index: Index, phrases: string[], found: Bits, level = nameLevel): Bits {
  if (index.source)
    needLists(
      index.vocabulary,
      phrases.flatMap((phrase) => termsNamed(index, phrase)),
    )
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ')
    if (others.length === 0) addWord(index, first, level, found)
    else {
      const named = addWord(index, first, level, createBits(index.products.capacity))
      for (const word of others) {
        if (isEmpty(named)) break
        keepCommon(named, addWord(index, word, level, createBits(index.products.capacity)))
      }
      addAll(found, named)
    }
  }
  return found
}

const termsNamed = (index: Index, phrase: string) => phrase.split(' ').flatMap((word) => termsOfWord(index, word))

const termsOfWord = ({ vocabulary }: Index, word: string) =>
  vocabulary.termsOfStem.get(stemOf(word.toLowerCase())) ?? []

function addWord(index: Index, word: string, level: number, found: Bits): Bits {
  for (const term of termsOfWord(index, word)) addPostings(index.vocabulary, term, level, found)
  return found
}
