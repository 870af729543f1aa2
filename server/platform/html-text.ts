import { Parser } from 'htmlparser2'
import { ShallowTokenizer } from './shallow-html.ts'
import { addWords, cutFrom, endOf, removeBlanks } from './written-pieces.ts'

const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'ul',
  'ol',
  'table',
  'tr',
  'hr',
  'figure',
  'dl',
])
const unseen = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'object', 'head', 'svg'])
const marks = new Map(Object.entries({ strong: '**', b: '**', em: '*', i: '*' }))

type Options = {
  /** Where line breaks in the source are breaks on the page, as WordPress has it. */
  keepBreaks?: boolean
  /** Text without Markdown's signs, as mail programs write it: quotes have '> ' before their lines. */
  isPlain?: boolean
}

/** Converts HTML to the Markdown that staff write. Keeps only paragraphs, headings, lists, links and emphasis. */
export function readHtml(html: string, { keepBreaks = false, isPlain = false }: Options = {}): string {
  const writing: Writing = { isPlain, pieces: [], hidden: [], links: [], lists: [], quotes: [] }
  const blanks = keepBreaks ? /[^\S\n]+/g : /\s+/g
  // Text arrives in pieces, which may be single letters: searching the whole for each would be quadratic.
  let read = ''
  const addRead = () => {
    if (read !== '') addText(writing, read.replace(/\r\n?/g, '\n').replace(blanks, ' '))
    read = ''
  }
  const handlers = {
    onopentag: (name: string, { href = '' }: { href?: string }) => {
      addRead()
      openTag(writing, name, href)
    },
    ontext: (piece: string) => {
      read += piece
    },
    onclosetag: (name: string) => {
      addRead()
      closeTag(writing, name)
    },
  }
  new Parser(handlers, { Tokenizer: ShallowTokenizer }).end(html)
  addRead()
  return writing.pieces
    .join('')
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Writing = {
  isPlain: boolean
  pieces: string[]
  /** The open tags whose content is hidden. */
  hidden: string[]
  /** The open links: the index of the piece that opens each, and its address. */
  links: { at: number; href: string }[]
  lists: { ordered: boolean; count: number }[]
  /** The open quotes: the index of the piece that opens each. */
  quotes: number[]
}

const isHeading = (name: string) => /^h[1-6]$/.test(name)
const isList = (name: string) => name === 'ul' || name === 'ol'

function openTag(writing: Writing, name: string, href: string): void {
  const { isPlain, pieces, hidden, links, lists, quotes } = writing
  if (unseen.has(name)) hidden.push(name)
  if (name === 'br') addWords(pieces, '\n')
  if (blocks.has(name) && !(lists.length > 0 && isList(name))) startBlock(pieces, '\n\n')
  if (isHeading(name)) startBlock(pieces, `\n\n${isPlain ? '' : `${'#'.repeat(Math.max(2, Number(name[1])))} `}`)
  if (isList(name)) lists.push({ ordered: name === 'ol', count: 0 })
  if (name === 'li') startBlock(pieces, startItem(lists))
  if ((name === 'td' || name === 'dd') && endOf(pieces) !== '\n') addWords(pieces, ' ')
  if (name === 'a') {
    links.push({ at: pieces.length, href })
    addWords(pieces, '[')
  }
  if (isPlain && name === 'blockquote') {
    quotes.push(pieces.length)
    addWords(pieces, '>')
  }
  addWords(pieces, isPlain ? '' : (marks.get(name) ?? ''))
}

function addText({ isPlain, pieces, hidden }: Writing, shown: string): void {
  if (hidden.length > 0) return
  const begins = ['', ' ', '\n'].includes(endOf(pieces))
  const text = begins ? shown.replace(/^ /, '') : shown
  addWords(pieces, isPlain ? text : guard(text))
}

function closeTag({ isPlain, pieces, hidden, links, lists, quotes }: Writing, name: string): void {
  if (name === hidden.at(-1)) hidden.pop()
  const mark = isPlain ? undefined : marks.get(name)
  if (mark) closeMark(pieces, mark)
  const link = name === 'a' ? links.pop() : undefined
  if (link) closeLink(pieces, link, isPlain)
  const quote = name === 'blockquote' ? quotes.pop() : undefined
  if (quote !== undefined) closeQuote(pieces, quote, quotes.length === 0)
  if (isList(name)) lists.pop()
  if (isHeading(name) || (blocks.has(name) && lists.length === 0)) startBlock(pieces, '\n\n')
}

function startBlock(pieces: string[], gap: string): void {
  removeBlanks(pieces)
  addWords(pieces, gap)
}

const maxListDepth = 6

const guard = (text: string) => text.replace(/[\\*[<]/g, '\\$&')

function startItem(lists: Writing['lists']): string {
  const list = lists.at(-1) ?? { ordered: false, count: 0 }
  const gap = list.count === 0 && lists.length < 2 ? '\n\n' : '\n'
  list.count += 1
  return `${gap}${'  '.repeat(Math.min(Math.max(0, lists.length - 1), maxListDepth))}${list.ordered ? `${list.count}.` : '-'} `
}

/** Closes emphasis directly after its last word, and drops it if it is empty. */
function closeMark(pieces: string[], mark: string): void {
  const blanks = removeBlanks(pieces)
  if (pieces.at(-1) === mark) pieces.pop()
  else addWords(pieces, mark)
  addWords(pieces, blanks)
}

/** Marks the lines of an outermost quote: each line is then copied once, however deep it is. */
function closeQuote(pieces: string[], at: number, isOutermost: boolean): void {
  const text = cutFrom(pieces, at).slice(1).trim()
  addWords(pieces, isOutermost ? text.replace(/^/gm, '> ') : text)
}

function closeLink(pieces: string[], { at, href }: Writing['links'][number], isPlain: boolean): void {
  const label = cutFrom(pieces, at).slice(1)
  addWords(pieces, isPlain ? writePlainLink(label, href) : writeLink(label, href))
}

function writeLink(label: string, href: string): string {
  const leads = /^(https?:|mailto:|\/(?!\/))/i.test(href) && label.trim() !== ''
  return leads ? `[${label.trim()}](${encodeSigns(href)})` : label
}

function writePlainLink(label: string, href: string): string {
  const leads = /^https?:/i.test(href) && label.trim() !== '' && !label.includes(href)
  return leads ? `${label.trim()} (${href})` : label
}

const encodeSigns = (address: string) =>
  address.replace(/[ ()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Whether a text has tags that people format texts with. */
export const holdsHtml = (text: string) => /<\/?(?:p|br|ul|ol|li|b|strong|em|i|h\d|div|span|table)\b[^<>]*>/i.test(text)

/** Reads a name that may contain HTML entities. */
export const readName = (html: string) =>
  (/[<&]/.test(html) ? readHtml(html).replace(/\\(?=[\\*[<])/g, '') : html.trim()).replace(/\s+/g, ' ')
