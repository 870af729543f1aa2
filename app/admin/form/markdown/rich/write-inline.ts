import type { Mark, Node } from 'prosemirror-model'
import { schema } from './schema.ts'

/**
 * How marks are written, in order of preference: with their original markers; with other markers in the text escaped;
 * with the most common markers; and as HTML tags, where no Markdown marker works between these letters.
 */
export type Care = 'bare' | 'escaped' | 'plainest' | 'tags'
export const cares: Care[] = ['bare', 'escaped', 'plainest', 'tags']

const { code, link } = schema.marks

export function writeInline(nodes: readonly Node[], care: Care): string {
  let written = ''
  for (let at = 0; at < nodes.length; ) {
    const { mark, end } = findLongest(nodes, at)
    if (!mark) written += writeLeaf(nodes[at], care)
    else {
      const inner = nodes.slice(at, end).map((node) => node.mark(mark.removeFromSet(node.marks)))
      written += writeMark(mark, inner, care)
    }
    at = end
  }
  return written
}

/** Finds the mark that encloses the largest number of the following nodes. */
function findLongest(nodes: readonly Node[], start: number): { mark?: Mark; end: number } {
  let longest: { mark?: Mark; end: number } = { end: start + 1 }
  for (const mark of nodes[start]?.marks ?? []) {
    let end = start + 1
    while (nodes[end] && mark.isInSet(nodes[end]?.marks ?? [])) end++
    if (!longest.mark || (end > longest.end && mark.type !== code)) longest = { mark, end }
  }
  return longest
}

function writeMark(mark: Mark, inner: Node[], care: Care): string {
  if (mark.type === code) return writeCode(inner.map(({ textContent }) => textContent).join(''))
  // Markdown ignores a marker with a space on its inner side, so spaces go outside.
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(writeInline(inner, care)) ?? []
  if (words === '') return before + after
  if (mark.type === link)
    return before + writeLink(mark, words, inner.map(({ textContent }) => textContent).join('')) + after
  const [opening, closing] = chooseSigns(mark, care)
  return before + opening + words + closing + after
}

const plainest: Record<string, string> = { em: '*', strong: '**', strike: '~~' }
const tag: Record<string, string> = { em: '<em>', strong: '<strong>', strike: '<del>' }

function chooseSigns({ type, attrs }: Mark, care: Care): [string, string] {
  const signs = { bare: attrs.sign, escaped: attrs.sign, plainest: plainest[type.name], tags: tag[type.name] }
  const sign = signs[care]
  return [sign, sign.replace('<', '</')]
}

function writeLink({ attrs: { href, title, as } }: Mark, words: string, text: string): string {
  if (as === 'bare' && [href, `mailto:${text}`, `http://${text}`].includes(href) && isItself(href, text)) return text
  if (as === '<' && isItself(href, text)) return `<${text}>`
  if (as.startsWith('[')) return `[${words}]${as}`
  return `[${words}](${writeAddress(href)}${writeTitle(title)})`
}

const isItself = (href: string, text: string) => [text, `mailto:${text}`, `http://${text}`].includes(href)

const writeAddress = (href: string) =>
  /^[^\s()<>\\]+$/.test(href) ? href : `<${href.replace(/[<>\\]/g, '\\$&').replace(/\n/g, '%0a')}>`

const writeTitle = (title: string) => (title === '' ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`)

/** Encloses code in one backtick more than its longest run of backticks. */
function writeCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}

function writeLeaf(node: Node | undefined, care: Care): string {
  if (!node) return ''
  const { attrs, type } = node
  if (type === schema.nodes.hard_break) return attrs.sign
  if (type === schema.nodes.inline_source) return attrs.raw
  if (type === schema.nodes.image) {
    return `![${attrs.alt.replace(/[[\]\\*_`<&~]/g, '\\$&')}](${writeAddress(attrs.src)}${writeTitle(attrs.title)})`
  }
  return (care === 'bare' ? (node.text ?? '') : escapeText(node.text ?? '')).replaceAll('\u00a0', '&nbsp;')
}

const escapeText = (text: string): string =>
  text
    .replace(/[\\`*[\]<>~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/(https?|ftp)(?=:\/\/)/gi, '$1\\')
    .replace(/(?<=www)\.|@/gi, '\\$&')
