import { Lexer, Parser, type TokensList } from 'marked'

/** The same options as in server/platform/markdown.ts, which renders the text for shoppers. */
const dialect = { gfm: true, breaks: true }

/** The addresses of reference links, by their labels. */
export type References = TokensList['links']

/** Parses a text, or a part of one: `references` are the link definitions elsewhere in the text. */
export function lex(source: string, references: References = {}): TokensList {
  const lexer = new Lexer(dialect)
  Object.assign(lexer.tokens.links, references)
  return lexer.lex(source)
}

export const render = (source: string, references: References): string => Parser.parse(lex(source, references), dialect)

/** Renders a text to HTML, normalised so that texts which look the same to readers compare equal. */
export const renderComparably = (source: string, references: References): string =>
  unifyEntities(render(source, references))
    .replace(/[ \t]*<br ?\/?>[ \t\n]*/g, '<br>')
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/<(\/?)s>/g, '<$1del>')
    .replace(/[ \t]*\n\s*/g, '\n')
    .replace(/\s+(?=<\/(?:p|li|h\d|td|th)>)/g, '')
    .trim()

const unifyEntities = (html: string) => html.replace(entity, (written) => escapeSign(decodeEntity(written) ?? written))
const escapeSign = (letter: string) => signs[letter] ?? letter
const signs: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi

const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad', pound: '£', euro: '€' },
  ...{ copy: '©', reg: '®', trade: '™', hellip: '…', mdash: '—', ndash: '–', bull: '•', middot: '·', deg: '°' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', times: '×', divide: '÷', plusmn: '±' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', larr: '←', rarr: '→', check: '✓', micro: 'µ' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç', ouml: 'ö', uuml: 'ü', auml: 'ä' },
}

/** The character of an entity; undefined for a rare entity, which is shown as written. */
export function decodeEntity(written: string): string | undefined {
  const name = written.slice(1, -1)
  if (!name.startsWith('#')) return named[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined
}
