import { type Bits, haveCommon } from '../storage/bits.ts'
import { ordinary } from '../understanding/shipped-lexicon.ts'
import type { QueryWord, Understood } from '../understanding/understood.ts'
import type { TextMatch } from './matches.ts'

type FoundPlainWords = TextMatch & { dropped: QueryWord[] }

/** The maximum number of words to try one by one; a text with more words was pasted. */
const maxTried = 8

/**
 * Searches for the words without a known meaning. Words that match none of the things asked for are dropped: 'modern
 * sofa' finds sofas. `things` is null where no thing was asked for.
 */
export function findPlainWords(
  { words }: Understood,
  things: Bits | null,
  match: (text: string) => TextMatch,
): FoundPlainWords {
  const plain = words.filter(({ role }) => role === 'plain')
  const all = match(join(plain))
  if (!all.found || (things && fits(all, things))) return { ...all, dropped: [] }
  if (!things)
    return {
      ...(isMisread(all) ? { ...all, found: nothingOf(all.found), correctedTo: null, spellings: new Map() } : all),
      dropped: [],
    }
  let kept: QueryWord[] = []
  let best = match('')
  for (const word of plain.slice(0, maxTried)) {
    const tried = match(join([...kept, word]))
    if (!fits(tried, things)) continue
    kept = [...kept, word]
    best = tried
  }
  return { ...best, dropped: plain.filter((word) => !kept.includes(word)) }
}

/** 'Scandi' is a word of the trade, and no misspelling of 'stand'. */
const fits = ({ found, spellings }: TextMatch, things: Bits) =>
  found !== null && haveCommon(found, things) && !isMisread({ spellings })

const isMisread = ({ spellings }: Pick<TextMatch, 'spellings'>) =>
  [...spellings.keys()].some((typed) => ordinary.has(typed))
const nothingOf = (found: Bits): Bits => new Uint32Array(found.length)

const join = (words: QueryWord[]) => words.map(({ text }) => text).join(' ')
