import { Parser } from 'htmlparser2'
import { ShallowTokenizer } from '../../../platform/shallow-html.ts'
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
}

/** Converts HTML to the Markdown that staff write. Drops all but paragraphs, headings, lists, links and emphasis. */
export function readHtml(html: string, { keepBreaks = false }: Options = {}): string {
  const writing: Writing = { pieces: [], hidden: [], links: [], lists: [] }
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
  pieces: string[]
  /** The open tags whose content is hidden. */
  hidden: string[]
  /** The open links: the index of the piece that opens each, and its address. */
  links: { at: number; href: string }[]
  lists: { ordered: boolean; count: number }[]
}

const isHeading = (name: string) => /^h[1-6]$/.test(name)
const isList = (name: string) => name === 'ul' || name === 'ol'

function openTag(writing: Writing, name: string, href: string): void {
  const { pieces, hidden, links, lists } = writing
  if (unseen.has(name)) hidden.push(name)
  if (name === 'br') addWords(pieces, '\n')
  if (blocks.has(name) && !(lists.length > 0 && isList(name))) startBlock(pieces, '\n\n')
  if (isHeading(name)) startBlock(pieces, `\n\n${'#'.repeat(Math.max(2, Number(name[1])))} `)
  if (isList(name)) lists.push({ ordered: name === 'ol', count: 0 })
  if (name === 'li') startBlock(pieces, startItem(lists))
  if ((name === 'td' || name === 'dd') && endOf(pieces) !== '\n') addWords(pieces, ' ')
  if (name === 'a') {
    links.push({ at: pieces.length, href })
    addWords(pieces, '[')
  }
  addWords(pieces, marks.get(name) ?? '')
}

function addText({ pieces, hidden }: Writing, shown: string): void {
  if (hidden.length > 0) return
  const begins = ['', ' ', '\n'].includes(endOf(pieces))
  addWords(pieces, guard(begins ? shown.replace(/^ /, '') : shown))
}

function closeTag({ pieces, hidden, links, lists }: Writing, name: string): void {
  if (name === hidden.at(-1)) hidden.pop()
  const mark = marks.get(name)
  if (mark) closeMark(pieces, mark)
  const link = name === 'a' ? links.pop() : undefined
  if (link) closeLink(pieces, link)
  if (isList(name)) lists.pop()
  if (isHeading(name) || (blocks.has(name) && lists.length === 0)) startBlock(pieces, '\n\n')
}

function startBlock(pieces: string[], gap: string): void {
  removeBlanks(pieces)
  addWords(pieces, gap)
}

const deepestList = 6

const guard = (text: string) => text.replace(/[\\*[<]/g, '\\$&')

function startItem(lists: Writing['lists']): string {
  const list = lists.at(-1) ?? { ordered: false, count: 0 }
  const gap = list.count === 0 && lists.length < 2 ? '\n\n' : '\n'
  list.count += 1
  return `${gap}${'  '.repeat(Math.min(Math.max(0, lists.length - 1), deepestList))}${list.ordered ? `${list.count}.` : '-'} `
}

/** Closes emphasis directly after its last word, and drops it if it is empty. */
function closeMark(pieces: string[], mark: string): void {
  const blanks = removeBlanks(pieces)
  if (pieces.at(-1) === mark) pieces.pop()
  else addWords(pieces, mark)
  addWords(pieces, blanks)
}

function closeLink(pieces: string[], { at, href }: Writing['links'][number]): void {
  const label = cutFrom(pieces, at).slice(1)
  const leads = /^(https?:|mailto:|\/(?!\/))/i.test(href) && label.trim() !== ''
  addWords(pieces, leads ? `[${label.trim()}](${encodeSigns(href)})` : label)
}

const encodeSigns = (address: string) =>
  address.replace(/[ ()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Reads a name that may contain HTML entities. */
export const readName = (html: string) =>
  (/[<&]/.test(html) ? readHtml(html).replace(/\\(?=[\\*[<])/g, '') : html.trim()).replace(/\s+/g, ' ')
