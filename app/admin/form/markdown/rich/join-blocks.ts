import type { Node } from 'prosemirror-model'
import { renderComparably } from './dialect.ts'
import type { Matched } from './match-blocks.ts'
import type { OpenedText } from './opened-text.ts'
import { schema } from './schema.ts'
import { writeBlock } from './write-block.ts'

type Piece = Matched & { text: string }

/** Writes the document: unedited blocks keep their source, edited ones are serialised as new Markdown. */
export function joinBlocks(opened: OpenedText, matched: Matched[]): string {
  const pieces = matched.map((block) => writePiece(opened, block)).filter(({ text }) => text !== '')
  const last = pieces.at(-1)
  if (!last) return ''
  let whole = opened.lead
  let earlier: Piece | undefined
  for (const piece of pieces) {
    const { gap, text } = earlier ? joinTwo(opened, earlier, piece) : { gap: '', text: piece.text }
    whole += gap + text
    earlier = { ...piece, text }
  }
  return whole + (opened.blocks.at(-1)?.gap ?? '')
}

function writePiece(opened: OpenedText, block: Matched): Piece {
  const original = block.isSame && block.at !== undefined ? opened.blocks[block.at]?.body : undefined
  return { ...block, text: original ?? writeAgain(opened, block.node) }
}

const writtenBefore = new WeakMap<Node, { opened: OpenedText; text: string }>()

function writeAgain(opened: OpenedText, node: Node): string {
  const known = writtenBefore.get(node)
  if (known?.opened === opened) return known.text
  const text = writeBlock(node, opened.references).text.replaceAll('\n', opened.lineEnd)
  writtenBefore.set(node, { opened, text })
  return text
}

type Join = { gap: string; text: string }

/** Chooses the separator of two blocks: the original gap, or one that keeps Markdown from joining them. */
function joinTwo(opened: OpenedText, one: Piece, other: Piece): Join {
  const { references, lineEnd } = opened
  const isNext = one.at !== undefined && other.at === one.at + 1
  const before = isNext ? opened.blocks[one.at ?? 0]?.gap : undefined
  if (before !== undefined && one.isSame && other.isSame) return { gap: before, text: other.text }
  const blank = lineEnd + lineEnd
  const apart = renderComparably(one.text, references) + renderComparably(other.text, references)
  const choices: Join[] = [
    ...(before === undefined ? [] : [{ gap: before, text: other.text }]),
    { gap: blank, text: other.text },
    ...withOtherSign(opened, other.node).map((text) => ({ gap: blank, text })),
    { gap: `${blank}<!-- -->${blank}`, text: other.text },
  ]
  const keepsApart = ({ gap, text }: Join) =>
    withoutBlanks(renderComparably(one.text + gap + text, references)) === withoutBlanks(apart)
  return choices.find(keepsApart) ?? { gap: blank, text: other.text }
}

const withoutBlanks = (html: string) => html.replace('<!-- -->', '').replace(/\s+/g, '')

/** Two adjacent lists would become one unless their markers differ. */
function withOtherSign(opened: OpenedText, node: Node): string[] {
  const { bullet_list, ordered_list, code_block } = schema.nodes
  if (node.type === code_block) return [writeAgain(opened, node)]
  const signs = node.type === bullet_list ? ['-', '*', '+'] : node.type === ordered_list ? ['.', ')'] : []
  return signs
    .filter((sign) => sign !== node.attrs.sign)
    .map((sign) => writeAgain(opened, node.type.create({ ...node.attrs, sign }, node.content)))
}
