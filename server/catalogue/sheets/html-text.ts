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
  let text = ''
  const hidden: string[] = []
  const links: string[] = []
  const lists: { ordered: boolean; count: number }[] = []
  const startBlock = (gap: string) => {
    text = text.replace(/[ \n]+$/, '') + gap
  }
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (unseen.has(name)) hidden.push(name)
      if (name === 'br') text = `${text.replace(/ +$/, '')}\n`
      if (blocks.has(name) && !(lists.length > 0 && /^[uo]l$/.test(name))) startBlock('\n\n')
      if (/^h[1-6]$/.test(name)) startBlock(`\n\n${'#'.repeat(Math.max(2, Number(name[1])))} `)
      if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 })
      if (name === 'li') startBlock(startItem(lists))
      if ((name === 'td' || name === 'dd') && !text.endsWith('\n')) text += ' '
      if (name === 'a') {
        text += '['
        links.push(text, href)
      }
      text += marks[name] ?? ''
    },
    ontext(piece) {
      if (hidden.length > 0) return
      const shown = keepBreaks ? piece.replace(/\r\n?/g, '\n').replace(/[^\S\n]+/g, ' ') : piece.replace(/\s+/g, ' ')
      text += /[\s]$/.test(text) || text === '' ? guard(shown.replace(/^ /, '')) : guard(shown)
    },
    onclosetag(name) {
      if (name === hidden.at(-1)) hidden.pop()
      if (marks[name]) text = closeMark(text, marks[name])
      if (name === 'a') text = closeLink(text, links.splice(-2))
      if (name === 'ul' || name === 'ol') lists.pop()
      if (/^h[1-6]$/.test(name) || (blocks.has(name) && lists.length === 0)) startBlock('\n\n')
    },
  })
  parser.end(html)
  return text
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const guard = (text: string) => text.replace(/[\\*[<]/g, '\\$&')

function startItem(lists: { ordered: boolean; count: number }[]): string {
  const list = lists.at(-1) ?? { ordered: false, count: 0 }
  const gap = list.count === 0 && lists.length < 2 ? '\n\n' : '\n'
  list.count += 1
  return `${gap}${'  '.repeat(Math.max(0, lists.length - 1))}${list.ordered ? `${list.count}.` : '-'} `
}

/** Emphasis ends where its last word does, and is none around nothing. */
function closeMark(text: string, mark: string): string {
  const bare = text.replace(/\s+$/, '')
  return bare.endsWith(mark) ? bare.slice(0, -mark.length) : `${bare}${mark}${text.slice(bare.length)}`
}

function closeLink(text: string, [before = '', href = '']: string[]): string {
  const label = text.slice(before.length)
  const start = before.slice(0, -1)
  return /^(https?:|mailto:|\/(?!\/))/i.test(href) && label.trim() !== ''
    ? `${start}[${label.trim()}](${href.replace(/[ ()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)})`
    : start + label
}

/** A name in which letters may stand as HTML has them. */
export const readName = (html: string) =>
  readHtml(html)
    .replace(/\\(?=[\\*[<])/g, '')
    .replace(/\s+/g, ' ')
