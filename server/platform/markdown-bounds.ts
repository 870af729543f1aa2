import { Lexer, type MarkedOptions, type Token, Tokenizer, type Tokens, type TokensList } from 'marked'
import { cutParagraph } from './paragraph-parts.ts'

/** A budget of steps, shared by the whole text. */
class Allowance {
  #left: number
  constructor(max: number) {
    this.#left = max
  }
  isSpent(): boolean {
    return this.#left <= 0
  }
  take(steps: number): boolean {
    this.#left -= steps
    return this.#left >= 0
  }
}

/** A pattern that spends its allowance with each letter it scans, and matches nothing once the allowance is spent. */
class CountedPattern extends RegExp {
  readonly #allowance: Allowance
  constructor(pattern: RegExp, allowance: Allowance) {
    super(pattern.source, pattern.flags)
    this.#allowance = allowance
  }
  override exec(text: string): RegExpExecArray | null {
    if (this.#allowance.isSpent()) return null
    const from = this.lastIndex
    const found = super.exec(text)
    this.#allowance.take((found ? this.lastIndex : text.length) - from + 1)
    return found
  }
}

class BoundedTokenizer extends Tokenizer {
  readonly #cells: Allowance
  readonly #sought: Allowance
  constructor(cells: Allowance, sought: Allowance) {
    super()
    this.#cells = cells
    this.#sought = sought
  }
  /** Counts the scan: where a quotation is interrupted, marked parses the rest again, with all that follows. */
  override blockquote(source: string): Tokens.Blockquote | undefined {
    if (!/^ {0,3}>/.test(source)) return undefined
    if (this.#sought.isSpent() || !this.#sought.take(cutAtBlank(source).length)) return undefined
    return super.blockquote(source)
  }
  /** Counts the scan: for each line, marked checks whether a later line underlines it. */
  override lheading(source: string): Tokens.Heading | undefined {
    if (this.#sought.isSpent() || !this.#sought.take(cutAtBlank(source).length)) return undefined
    return super.lheading(source)
  }
  /** Limits the cells of tables to what their text could hold: marked fills every row up to the width of the first. */
  override table(source: string): Tokens.Table | undefined {
    const [, columns] = /^[^\n]+\n([ |:-]+)(?:\n|$)/.exec(source) ?? []
    if (!columns || !this.#cells.take(countCells(columns, source))) return undefined
    return super.table(source)
  }
}

function countCells(columns: string, source: string): number {
  const rows = cutAtBlank(source).split('\n')
  return rows.length * columns.split('|').length
}

function cutAtBlank(source: string): string {
  const end = source.search(/\n[ \t]*\n/)
  return end < 0 ? source : source.slice(0, end)
}

const { block, inline } = Lexer.rules
/** The part before the @ of an address has 64 letters at most, and blanks before a break are not shown. */
const bound = (pattern: RegExp) =>
  new RegExp(
    pattern.source
      .replaceAll('-]+@', '-]{1,64}@')
      .replaceAll('-]+(@)', '-]{1,64}(@)')
      .replaceAll('(?= *\\n)', '(?= {0,64}\\n)')
      .replaceAll('| *\\n|', '| {0,64}\\n|')
      .replaceAll('[^\\s<]*', '[^\\s<]{0,2000}'),
    pattern.flags,
  )
const rules = { ...inline.breaks, text: bound(inline.breaks.text), url: bound(inline.breaks.url) }

/** The limit of letters scanned for each letter of a text with nested parts. */
const maxNested = 40
/** The limit of characters scanned for the end of an emphasis, or for the line under a heading. */
const maxSought = 100
const minLetters = 1000

/**
 * Parses Markdown in linear time. Beyond its budget, which no text for readers reaches, it shows the source unchanged.
 */
export class BoundedLexer extends Lexer {
  readonly #nested: Allowance

  constructor(options: MarkedOptions, length: number) {
    const letters = Math.max(length, minLetters)
    const sought = new Allowance(letters * maxSought)
    const tokenizer = new BoundedTokenizer(new Allowance(letters), sought)
    super({ ...options, tokenizer })
    this.#nested = new Allowance(letters * maxNested)
    const count = (pattern: RegExp) => new CountedPattern(pattern, sought)
    const { emStrongRDelimAst, emStrongRDelimUnd, delRDelim } = rules
    tokenizer.rules = {
      ...tokenizer.rules,
      block: block.gfm,
      inline: {
        ...rules,
        emStrongRDelimAst: count(emStrongRDelimAst),
        emStrongRDelimUnd: count(emStrongRDelimUnd),
        delRDelim: count(delRDelim),
      },
    }
  }

  override blockTokens(source: string, tokens?: Token[], isCut?: boolean): Token[]
  override blockTokens(source: string, tokens?: TokensList, isCut?: boolean): TokensList
  override blockTokens(source: string, tokens: Token[] = [], isCut?: boolean): Token[] {
    if (this.#nested.take(source.length)) return super.blockTokens(source, tokens, isCut)
    tokens.push({ type: 'text', raw: source, text: source })
    return tokens
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (!this.#nested.take(source.length)) {
      tokens.push({ type: 'text', raw: source, text: source, escaped: false })
      return tokens
    }
    for (const part of cutParagraph(source)) super.inlineTokens(part, tokens)
    return tokens
  }
}
