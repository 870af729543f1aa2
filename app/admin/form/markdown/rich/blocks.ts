import type { Token } from 'marked'
import { lex, type References } from './dialect.ts'

/** A top-level block of a text: `body` is its source as stored, `gap` the blank lines after it. */
export type SourceBlock = { token: Token; body: string; gap: string }

/** `lead` followed by each block's `body` and `gap` is the stored text, byte for byte. */
type SplitText = { lead: string; blocks: SourceBlock[]; references: References }

/** Splits a text into its blocks; undefined if the parser does not account for every character. */
export function splitText(source: string): SplitText | undefined {
  const tokens = lex(source)
  if (tokens.map(({ raw }) => raw).join('') !== source.replace(/\r\n?/g, '\n')) return undefined
  const take = takeLetters(source)
  let lead = ''
  const blocks: SourceBlock[] = []
  for (const token of tokens) {
    const last = blocks.at(-1)
    if (token.type === 'space') {
      if (last) last.gap += take(token.raw.length)
      else lead += take(token.raw.length)
      continue
    }
    const blanks = /[ \t\n]*$/.exec(token.raw)?.[0].length ?? 0
    blocks.push({ token, body: take(token.raw.length - blanks), gap: take(blanks) })
  }
  return { lead, blocks, references: tokens.links }
}

/** Takes the next `count` characters of the source. A line break of two characters counts as one, as in the parser. */
function takeLetters(source: string): (count: number) => string {
  let at = 0
  return (count) => {
    const start = at
    for (let taken = 0; taken < count; taken++) at += source.startsWith('\r\n', at) ? 2 : 1
    return source.slice(start, at)
  }
}
