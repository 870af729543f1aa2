import { Parser } from 'htmlparser2'
import type { Token } from 'marked'
import { lexMarkdown } from './markdown.ts'
import { ShallowTokenizer } from './shallow-html.ts'

/** A picture that a text shows: how and where it is written, and how it is written with another address. */
type WrittenPicture = {
  address: string
  raw: string
  at: number
  rewrite(address: string): string
  /** Set for a definition apart from the picture that refers to it. */
  apart?: true
}

/** The addresses of all pictures in a text, in Markdown or as `<img>`; code is left out. */
export const listPictureAddresses = (text: string): string[] => [
  ...new Set(findPictures(withPlainBreaks(text)).flatMap(({ address, apart }) => (apart ? [] : [address]))),
]

/** The text with other addresses for its pictures; links to the same addresses stay. */
export function replacePictureAddresses(text: string, replacements: Map<string, string>): string {
  const lines = withPlainBreaks(text)
  const pieces: string[] = []
  let end = 0
  for (const { address, raw, at, rewrite } of findPictures(lines)) {
    const replacement = replacements.get(address)
    if (replacement === undefined || at < end) continue
    pieces.push(lines.slice(end, at), rewrite(replacement))
    end = at + raw.length
  }
  return [...pieces, lines.slice(end)].join('')
}

const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

/** Each of many that are not found is looked for to the end. */
const mostSought = 200

/**
 * The smallest tokens occur in the text in their order; one that is interrupted, by the `>` of a quotation, is not
 * found.
 */
function findPictures(text: string): WrittenPicture[] {
  const found: WrittenPicture[] = []
  let end = 0
  let sought = 0
  for (const token of listSmallest(lexMarkdown(text))) {
    const at = sought < mostSought * text.length ? text.indexOf(token.raw, end) : -1
    if (at >= 0) end = at + token.raw.length
    else sought += text.length - end
    if (token.type === 'image') found.push(readMarkdown(token, at))
    if (token.type === 'html') found.push(...readHtml(token.raw, at))
    if (token.type === 'def' && /^data:/i.test(token.href)) found.push(readDefinition(token, at))
  }
  return found
}

/** The alternative text of a picture is not split. */
function listSmallest(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    const parts = token.type === 'image' ? [] : listParts(token)
    return parts.length > 0 ? listSmallest(parts) : [token]
  })
}

function listParts(token: Token): Token[] {
  if (token.type === 'list') return token.items
  if (token.type === 'table') return [...token.header, ...token.rows.flat()].flatMap((cell) => cell.tokens)
  return ('tokens' in token && token.tokens) || []
}

type Image = { raw: string; href?: string; title?: string | null }

/** `![words](address "title")`, or `![words][name]` with the address elsewhere. */
function readMarkdown({ raw, href = '', title }: Image, at: number): WrittenPicture {
  const [words = '![]'] = /^!\[(?:\\.|\[(?:\\.|[^[\]\\])*\]|[^[\]\\])*\]/s.exec(raw) ?? []
  const after = title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''
  return { address: readAddress(href), raw, at, rewrite: (address) => `${words}(${address}${after})` }
}

/** `[name]: data:…`, as word processors export a picture; the address of a definition that links may use as well stays. */
const readDefinition = ({ raw, href = '' }: Image, at: number): WrittenPicture => ({
  ...{ address: readAddress(href), raw, at, apart: true },
  rewrite: (address) => raw.replace(href, () => address),
})

function readHtml(html: string, start: number): WrittenPicture[] {
  const found: WrittenPicture[] = []
  const onopentag = (name: string, { src = '' }: { src?: string }) => {
    if (name === 'img') found.push(readTag(html.slice(parser.startIndex, parser.endIndex + 1), src, parser.startIndex))
  }
  const parser = new Parser({ onopentag }, { Tokenizer: ShallowTokenizer })
  parser.end(html)
  return found.map((picture) => ({ ...picture, at: start < 0 ? start : start + picture.at }))
}

const readTag = (raw: string, source: string, at: number): WrittenPicture => ({
  ...{ address: readAddress(source), raw, at },
  rewrite: (address) =>
    raw.replace(/(\ssrc\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/i, (_, before: string) => `${before}"${address}"`),
})

const readAddress = (written: string) => written.replaceAll('&amp;', '&').trim()
