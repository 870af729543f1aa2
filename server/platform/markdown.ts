import { Parser, type TokensList } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from './html.ts'
import { keepLatest } from './latest-texts.ts'
import { BoundedLexer } from './markdown-bounds.ts'
import { ShallowTokenizer } from './shallow-html.ts'

type Render = (source: string) => string

const dialect = { gfm: true, breaks: true }
export const lexMarkdown = (source: string): TokensList => new BoundedLexer(dialect, source.length).lex(source)
export const parse: Render = (source) => Parser.parse(lexMarkdown(source), dialect)

/** The schemes that addresses in a text may have; others are relative. */
export const keptSchemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** A refused address becomes an empty one, instead of a missing attribute. */
export const keepAddresses = {
  a: (tagName: string, { href, ...rest }: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: { ...rest, ...(href !== undefined && { href: keepAddress(href) }), rel: 'noopener' },
  }),
  img: (tagName: string, { src, ...rest }: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: { ...rest, ...(src !== undefined && { src: keepAddress(src) }), loading: 'lazy' },
  }),
} satisfies sanitizeHtml.IOptions['transformTags']

export const allowed: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins', 'details', 'summary', 'picture'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['align', 'colspan', 'rowspan', 'scope'],
    td: ['align', 'colspan', 'rowspan'],
  },
  allowedEmptyAttributes: ['alt', 'href', 'src'],
  allowedSchemes: keptSchemes,
  transformTags: keepAddresses,
  // No style attribute is allowed, and its parser is not in the bundle.
  parseStyleAttributes: false,
  parser: { Tokenizer: ShallowTokenizer },
}

const maxKept = 1_000_000
const keep = keepLatest(maxKept)

/** Turns staff's markdown, raw HTML included, into HTML that is safe to send to anyone. */
export const renderMarkdown = (source: string): string => keep(source, renderWith)

export function renderWith(source: string, render: Render = parse): string {
  if (source.trim() === '') return ''
  try {
    return makeEmptyHeadersCells(sanitizeHtml(render(source), allowed)).trim()
  } catch (error) {
    const text = error instanceof Error && error.message ? error.message : 'Opps, something went wrong!'
    return `<h2>Markdown Error</h2><p>${escapeHtml(text)}</p>`
  }
}

/** An empty corner of a table becomes a plain cell: as a header cell, screen readers would read it out. */
const makeEmptyHeadersCells = (html: string) =>
  html.replace(headerCell, (cell, attributes: string, content: string) =>
    holdsWords(content) ? cell : `<td${attributes.replace(/ scope="[^"]*"/, '')}>${content}</td>`,
  )

const headerCell = /<th((?: [^>]*)?)>((?:(?!<\/?th\b).)*)<\/th>/gs
const holdsWords = (html: string) => /\salt="[^"]*[^"\s]/.test(html) || /\S/.test(html.replace(/<[^>]*>/g, ''))

function keepAddress(address: string): string {
  const colon = address.indexOf(':')
  const step = address.search(/[/?#]/)
  const relative = colon === -1 || (step !== -1 && step < colon)
  return relative || keptSchemes.includes(address.slice(0, colon).toLowerCase()) ? address : ''
}
