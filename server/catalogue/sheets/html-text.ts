import { Parser } from 'htmlparser2'

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
const marks: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' }

type Options = {
  /** Where line breaks in the source are breaks on the page, as WordPress has it. */
  keepBreaks?: boolean
}

/** HTML as the Markdown that staff write: paragraphs, headings, lists, links and emphasis; what else it held is gone. */
export function readHtml(html: string, { keepBreaks = false }: Options = {}): string {
  const writing: Writing = { text: '', hidden: [], links: [], lists: [] }
  const blanks = keepBreaks ? /[^\S\n]+/g : /\s+/g
  // Text comes in pieces, which may be single letters: looking at the whole for each would grow with the square.
  let pieces = ''
  const addPieces = () => {
    if (pieces !== '') addText(writing, pieces.replace(/\r\n?/g, '\n').replace(blanks, ' '))
    pieces = ''
  }
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      addPieces()
      openTag(writing, name, href)
    },
    ontext: (piece) => {
      pieces += piece
    },
    onclosetag: (name) => {
      addPieces()
      closeTag(writing, name)
    },
  })
  parser.end(html)
  addPieces()
  return writing.text
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Writing = {
  text: string
  /** The tags we are in of which nothing is shown. */
  hidden: string[]
  /** The links we are in: what was written before each, and where it leads. */
  links: { before: string; href: string }[]
  lists: { ordered: boolean; count: number }[]
}

const isHeading = (name: string) => /^h[1-6]$/.test(name)
const isList = (name: string) => name === 'ul' || name === 'ol'

function openTag(writing: Writing, name: string, href: string): void {
  const { hidden, links, lists } = writing
  if (unseen.has(name)) hidden.push(name)
  if (name === 'br') writing.text += '\n'
  if (blocks.has(name) && !(lists.length > 0 && isList(name))) startBlock(writing, '\n\n')
  if (isHeading(name)) startBlock(writing, `\n\n${'#'.repeat(Math.max(2, Number(name[1])))} `)
  if (isList(name)) lists.push({ ordered: name === 'ol', count: 0 })
  if (name === 'li') startBlock(writing, startItem(lists))
  if ((name === 'td' || name === 'dd') && !writing.text.endsWith('\n')) writing.text += ' '
  if (name === 'a') {
    links.push({ before: writing.text, href })
    writing.text += '['
  }
  writing.text += marks[name] ?? ''
}

function addText(writing: Writing, shown: string): void {
  if (writing.hidden.length > 0) return
  const begins = writing.text === '' || ' \n'.includes(writing.text.at(-1) ?? '')
  writing.text += guard(begins ? shown.replace(/^ /, '') : shown)
}

function closeTag(writing: Writing, name: string): void {
  const { hidden, links, lists } = writing
  if (name === hidden.at(-1)) hidden.pop()
  if (marks[name]) writing.text = closeMark(writing.text, marks[name])
  const link = name === 'a' ? links.pop() : undefined
  if (link) writing.text = closeLink(writing.text, link)
  if (isList(name)) lists.pop()
  if (isHeading(name) || (blocks.has(name) && lists.length === 0)) startBlock(writing, '\n\n')
}

function startBlock(writing: Writing, gap: string): void {
  writing.text = writing.text.trimEnd() + gap
}

const deepestList = 6

const guard = (text: string) => text.replace(/[\\*[<]/g, '\\$&')

function startItem(lists: Writing['lists']): string {
  const list = lists.at(-1) ?? { ordered: false, count: 0 }
  const gap = list.count === 0 && lists.length < 2 ? '\n\n' : '\n'
  list.count += 1
  return `${gap}${'  '.repeat(Math.min(Math.max(0, lists.length - 1), deepestList))}${list.ordered ? `${list.count}.` : '-'} `
}

/** Emphasis ends where its last word does, and is none around nothing. */
function closeMark(text: string, mark: string): string {
  const bare = text.trimEnd()
  return bare.endsWith(mark) ? bare.slice(0, -mark.length) : `${bare}${mark}${text.slice(bare.length)}`
}

function closeLink(text: string, { before, href }: Writing['links'][number]): string {
  const label = text.slice(before.length + 1)
  return /^(https?:|mailto:|\/(?!\/))/i.test(href) && label.trim() !== ''
    ? `${before}[${label.trim()}](${href.replace(/[ ()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)})`
    : before + label
}

/** A name in which letters may stand as HTML has them. */
export const readName = (html: string) =>
  (/[<&]/.test(html) ? readHtml(html).replace(/\\(?=[\\*[<])/g, '') : html.trim()).replace(/\s+/g, ' ')
