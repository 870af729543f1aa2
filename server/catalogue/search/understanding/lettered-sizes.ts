import { dimensions, units } from './amounts/phrase-tables.ts'
import type { Reading } from './reading.ts'
import { partOfKey, readWord, type Token } from './tokens.ts'

type Run<Piece> = { pieces: Piece[]; next: number }
type Size = { number: Token; unit?: Token }

/** 'W/d/h 120/60/75' and '120x60x75 wxdxh' are read as '120 w 60 d 75 h'. */
export function readLetteredSizes(reading: Reading): void {
  const { tokens } = reading
  for (let at = tokens.length - 2; at >= 0; at--) {
    reading.steps++
    const sides = readRun(tokens, at, readSides)
    const sizes = readRun(tokens, sides?.next ?? at, readSize)
    if (!sizes) continue
    const later = sides ?? readRun(tokens, sizes.next, readSides)
    if (later?.pieces.length !== sizes.pieces.length) continue
    const end = Math.max(sizes.next, later.next)
    tokens.splice(at, end - at, ...nameSizes(sizes.pieces, later.pieces, tokens.slice(at, end)))
  }
}

/** Each size with its side. Together they have the place of all the tokens that were read. */
function nameSizes(sizes: Size[], sides: Token[], read: Token[]): Token[] {
  const last = sizes.length - 1
  const [start, end] = [read[0]?.start ?? 0, read.at(-1)?.end ?? 0]
  return sizes.flatMap(({ number, unit = sizes[last]?.unit }, i) => {
    const after = i === last ? end : number.end
    const named = [unit, sides[i]].flatMap((token) => (token ? { ...token, start: number.end, end: after } : []))
    return [{ ...number, start: i === 0 ? start : number.start }, ...named]
  })
}

const joints = /^(?:x|×|\*|by|[-–—])$/
const mostSides = 3

/** Two or three pieces, with or without an 'x' between them. */
function readRun<Piece>(
  tokens: Token[],
  from: number,
  read: (tokens: Token[], at: number) => Run<Piece> | null,
): Run<Piece> | null {
  const pieces: Piece[] = []
  let next = from
  for (let at = from; pieces.length < mostSides; ) {
    const found = read(tokens, at)
    if (!found) break
    pieces.push(...found.pieces)
    next = found.next
    at = joints.test(tokens[next]?.text ?? '') ? next + 1 : next
  }
  return pieces.length < 2 || pieces.length > mostSides ? null : { pieces, next }
}

function readSize(tokens: Token[], at: number): Run<Size> | null {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  if (number?.kind !== 'number') return null
  const hasUnit = unit && unit.text !== 'in' && units.values.has(partOfKey(unit))
  return hasUnit ? { pieces: [{ number, unit }], next: at + 2 } : { pieces: [{ number }], next: at + 1 }
}

/** The side of a word such as 'w' or 'width', or the sides of 'wxdxh'. */
function readSides(tokens: Token[], at: number): Run<Token> | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const next = at + 1
  if (dimensions.values.has(token.text)) return { pieces: [token], next }
  const letters = /^[wdhl](?:x?[wdhl]){1,2}$/.test(token.text) ? token.text.replaceAll('x', '') : ''
  const pieces = [...letters].map((letter) => ({ ...token, ...readWord(letter) }))
  return pieces.length > 0 ? { pieces, next } : null
}
