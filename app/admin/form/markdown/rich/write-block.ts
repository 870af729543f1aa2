import type { Node } from 'prosemirror-model'
import { lex, type References } from './dialect.ts'
import { readBlock } from './read-block.ts'
import { schema } from './schema.ts'
import { tidyBlock, withoutSigns } from './tidy.ts'
import { type Care, cares, writeInline } from './write-inline.ts'

const { nodes } = schema

/** A block as Markdown; `isSure`: parsing it is known to give the same block again. */
export type Written = { text: string; isSure: boolean }

/** Writes a block as Markdown with as few markers as it needs; an empty one as nothing. */
export function writeBlock(node: Node, references: References): Written {
  const tidy = tidyBlock(node)
  if (!tidy) return { text: '', isSure: true }
  const wanted = withoutSigns(tidy)
  let text = ''
  for (const care of cares) {
    text = writeOne(tidy, care)
    if (tidy.type === nodes.source || readsAs(wanted, text, references)) return { text, isSure: true }
  }
  return { text, isSure: false }
}

function readsAs(wanted: Node, text: string, references: References): boolean {
  const [token, ...others] = lex(text, references).filter(({ type }) => type !== 'space')
  if (!token || others.length > 0) return false
  const read = tidyBlock(readBlock(token))
  return read !== undefined && withoutSigns(read).eq(wanted)
}

function writeOne(node: Node, care: Care): string {
  const { type, attrs } = node
  if (type === nodes.heading) return writeHeading(node, care)
  if (type === nodes.blockquote) return prefix(writeAll(node, care, '\n\n'), '> ', '>')
  if (type === nodes.bullet_list) return writeItems(node, care, () => attrs.sign)
  if (type === nodes.ordered_list) return writeItems(node, care, (place) => `${attrs.start + place}${attrs.sign}`)
  if (type === nodes.code_block) return writeCode(node)
  if (type === nodes.horizontal_rule) return attrs.sign
  if (type === nodes.source) return node.textContent
  if (type === nodes.table) return writeTable(node, care)
  return writeLines(node, care)
}

const writeAll = ({ children }: Node, care: Care, between: string) =>
  children.map((child) => writeOne(child, care)).join(between)

function writeLines(node: Node, care: Care): string {
  const text = writeInline(node.children, care)
  return care === 'bare' ? text : text.replace(lineSign, '$1\\$2')
}

/** Markers that have a meaning at the start of a line. */
const lineSign = /^( {0,3}(?:\d{1,9}(?=[.)]))?)([#+\-=:.)])/gm

function writeHeading(node: Node, care: Care): string {
  const { level, isUnderlined } = node.attrs
  const text = writeInline(node.children, care)
  if (isUnderlined && level < 3) return `${text}\n${(level === 1 ? '=' : '-').repeat(3)}`
  return `${'#'.repeat(level)} ${text.replace(/#(?=#*$)/, '\\#')}`
}

function writeItems(list: Node, care: Care, sign: (place: number) => string): string {
  const between = list.attrs.isLoose ? '\n\n' : '\n'
  return list.children
    .map((item, place) => {
      const lead = `${sign(place)} `
      const { checked } = item.attrs
      const box = checked === null ? '' : `[${checked ? 'x' : ' '}] `
      return lead + indent(box + writeAll(item, care, between), ' '.repeat(lead.length))
    })
    .join(between)
}

/** Indents every line but the first. */
const indent = (text: string, blanks: string) => text.replace(/\n(?=[^\n])/g, `\n${blanks}`)

const prefix = (text: string, sign: string, blank: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? blank : sign + line))
    .join('\n')

function writeCode({ textContent, attrs }: Node): string {
  const longest = Math.max(2, ...(textContent.match(/`{3,}/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${attrs.info}\n${textContent === '' ? '' : `${textContent}\n`}${fence}`
}

function writeTable({ children: [head, ...rows] }: Node, care: Care): string {
  if (!head) return ''
  const writeRow = (row: Node) => `| ${row.children.map((cell) => writeCell(cell, care)).join(' | ')} |`
  const rule = head.children.map(({ attrs }) => rules[attrs.align ?? 'none'] ?? '---')
  return [writeRow(head), `| ${rule.join(' | ')} |`, ...rows.map(writeRow)].join('\n')
}

const rules: Record<string, string> = { none: '---', left: ':--', center: ':-:', right: '--:' }

/** A table cell is one line, and a bar ends it even within code. */
const writeCell = (cell: Node, care: Care) =>
  writeInline(cell.firstChild?.children ?? [], care)
    .replace(/(?: *|\\)\n/g, '<br>')
    .replace(/(?<!\\)\|/g, '\\|')
