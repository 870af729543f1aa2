import { Parser } from 'htmlparser2'
import type { Token } from 'marked'
import { replacePictureData } from '../../../contract/picture-data.ts'
import { lexMarkdown } from '../../platform/markdown.ts'
import { ShallowTokenizer } from '../../platform/shallow-html.ts'
import { createTokenFinder, type Place } from './token-places.ts'

/** A picture in a text: its position, and a function that writes it with another address. */
type WrittenPicture = {
  address: string
  place?: { start: number; end: number } | undefined
  rewrite(written: string, address: string): string
  /** Whether this is a link definition, which is written apart from the picture that refers to it. */
  apart?: true
}

/** The addresses of all pictures in a text, in Markdown or as `<img>`; code is left out. */
export function listPictureAddresses(text: string): string[] {
  const { short, restore } = setDataAside(text)
  return [
    ...new Set(findPictures(short).flatMap(({ address, apart }) => (apart ? [] : [readAddress(restore(address))]))),
  ]
}

/** The text with other addresses for its pictures; links to the same addresses stay. */
export function replacePictureAddresses(text: string, replacements: Map<string, string>): string {
  const { short, restore } = setDataAside(text)
  const pieces: string[] = []
  let end = 0
  for (const { address, place, rewrite } of findPictures(short)) {
    const replacement = replacements.get(readAddress(restore(address)))
    if (replacement === undefined || !place || place.start < end) continue
    pieces.push(short.slice(end, place.start), rewrite(short.slice(place.start, place.end), replacement))
    end = place.end
  }
  return restore([...pieces, short.slice(end)].join(''))
}

type ShortText = { short: string; restore(part: string): string }

/** Normalises line breaks, and replaces each picture's data by a number, because it can be too long for Markdown's patterns. */
function setDataAside(text: string): ShortText {
  const aside: string[] = []
  const short = replacePictureData(
    text.replace(/\r\n?/g, '\n'),
    /[\s()<>[\]"'`\\|]/,
    (data) => `data:image/${aside.push(data) - 1}`,
  )
  return { short, restore: (part) => part.replace(/data:image\/(\d+)/g, (whole, at) => aside[at] ?? whole) }
}

/** Skips tokens that cannot be pictures, because the lexer may return plain words twice or not at all. */
function findPictures(text: string): WrittenPicture[] {
  const find = createTokenFinder(text)
  return listSmallest(lexMarkdown(text))
    .filter(({ raw }) => /[![<]/.test(raw))
    .flatMap((token) => readToken(token, find(token.raw)))
}

/** The smallest tokens, except that a picture's alt text is not split. */
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

function readToken(token: Token, place: Place | undefined): WrittenPicture[] {
  if (token.type === 'html') return readHtml(token.raw, place)
  if (token.type === 'image') return [readMarkdown(token, place)]
  return token.type === 'def' && /^data:/i.test(token.href) ? [readDefinition(token, place)] : []
}

type Image = { raw: string; href?: string; title?: string | null }

/** `![words](address "title")`, or `![words][name]` with the address elsewhere. */
function readMarkdown({ raw, href = '', title }: Image, place: Place | undefined): WrittenPicture {
  const after = title ? ` "${title.replace(/["\\|]/g, '\\$&')}"` : ''
  return {
    address: href,
    place: spanOf(place, 0, raw.length),
    rewrite: (written, address) => `${readWords(written)}(${address}${after})`,
  }
}

const readWords = (written: string) => /^!\[(?:\\.|\[(?:\\.|[^[\]\\])*\]|[^[\]\\])*\]/s.exec(written)?.[0] ?? '![]'

/** `[name]: data:…`, as word processors export pictures. A definition with another address stays, since links may use it. */
const readDefinition = ({ raw, href = '' }: Image, place: Place | undefined): WrittenPicture => ({
  address: href,
  place: spanOf(place, 0, raw.length),
  apart: true,
  rewrite: (written, address) => written.replace(href, () => address),
})

function readHtml(html: string, place: Place | undefined): WrittenPicture[] {
  const found: WrittenPicture[] = []
  const onopentag = (name: string, { src = '' }: { src?: string }) => {
    if (name !== 'img') return
    found.push({
      address: src,
      place: spanOf(place, parser.startIndex, parser.endIndex + 1),
      rewrite: (written, address) =>
        written.replace(/(\ssrc\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/i, (_, before: string) => `${before}"${address}"`),
    })
  }
  const parser = new Parser({ onopentag }, { Tokenizer: ShallowTokenizer })
  parser.end(html)
  return found
}

function spanOf(place: Place | undefined, from: number, to: number): WrittenPicture['place'] {
  const [start, last] = [place?.[from], place?.[to - 1]]
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 }
}

const readAddress = (written: string) => written.replaceAll('&amp;', '&').trim()
