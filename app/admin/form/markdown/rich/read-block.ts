import type { MarkedToken, Token, Tokens } from 'marked'
import type { Node } from 'prosemirror-model'
import { readInline } from './read-inline.ts'
import { schema } from './schema.ts'

const { nodes } = schema

/** Converts a block for the editor. */
export function readBlock(token: Token): Node {
  const block = token as MarkedToken
  if (block.type === 'paragraph' || block.type === 'text') return readParagraph(block)
  if (block.type === 'heading') {
    const isUnderlined = !/^ {0,3}#/.test(block.raw)
    return nodes.heading.create({ level: block.depth, isUnderlined }, readInline(block.tokens))
  }
  if (block.type === 'blockquote') return nodes.blockquote.create(null, readBlocks(block.tokens))
  if (block.type === 'list') return readList(block)
  if (block.type === 'code') return nodes.code_block.create({ info: block.lang ?? '' }, readPlain(block.text))
  if (block.type === 'hr') return nodes.horizontal_rule.create({ sign: block.raw.trim() })
  if (block.type === 'table') return readTable(block)
  return readSource(block.raw)
}

/** A block that is shown as its source. */
export const readSource = (raw: string): Node => nodes.source.create(null, readPlain(raw.replace(/\s+$/, '')))

const readPlain = (text: string) => (text === '' ? null : schema.text(text))

const readBlocks = (tokens: Token[]): Node[] => tokens.filter(({ type }) => type !== 'space').map(readBlock)

const readParagraph = ({ tokens, text }: Tokens.Paragraph | Tokens.Text): Node =>
  nodes.paragraph.create(null, tokens ? readInline(tokens) : readPlain(text))

function readList(list: Tokens.List): Node {
  const items = list.items.map(readItem)
  const [, mark = ''] = /^\s*(?:\d*)([-*+.)])/.exec(list.raw) ?? []
  const attrs = { sign: mark, isLoose: list.loose }
  if (!list.ordered) return nodes.bullet_list.create(attrs, items)
  return nodes.ordered_list.create({ ...attrs, start: Number(list.start) }, items)
}

function readItem({ task, checked, tokens }: Tokens.ListItem): Node {
  const blocks = readBlocks(tokens.flatMap(withoutBox))
  const first = blocks[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()]
  return nodes.list_item.create({ checked: task ? Boolean(checked) : null }, [...first, ...blocks])
}

/** The checkbox of a task list is an attribute of its item. */
function withoutBox(token: Token): Token[] {
  if (token.type === 'checkbox') return []
  if (!('tokens' in token) || token.tokens?.[0]?.type !== 'checkbox') return [token]
  return [{ ...token, tokens: token.tokens.slice(1) } as Token]
}

function readTable({ header, rows }: Tokens.Table): Node {
  const readRow = (cells: Tokens.TableCell[]) =>
    nodes.table_row.create(
      null,
      cells.map(({ header: isHeader, align, tokens }) =>
        (isHeader ? nodes.table_header : nodes.table_cell).create(
          { align },
          nodes.paragraph.create(null, readInline(tokens)),
        ),
      ),
    )
  return nodes.table.create(null, [header, ...rows].map(readRow))
}
