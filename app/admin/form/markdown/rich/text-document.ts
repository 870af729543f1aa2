import type { Node } from 'prosemirror-model'
import { type SourceBlock, splitText } from './blocks.ts'
import { type References, renderComparably } from './dialect.ts'
import { joinBlocks } from './join-blocks.ts'
import { matchBlocks } from './match-blocks.ts'
import type { OpenedText } from './opened-text.ts'
import { readBlock, readSource } from './read-block.ts'
import { schema } from './schema.ts'
import { writeBlock } from './write-block.ts'

/** Opens a stored text; undefined for one that cannot be split into blocks. */
export function openText(source: string): OpenedText | undefined {
  const split = splitSafely(source)
  if (!split) return undefined
  const { lead, references } = split
  const blocks = split.blocks.map((block) => ({
    node: readFaithfully(block, references),
    body: block.body,
    gap: block.gap,
  }))
  const nodes = blocks.map(({ node }) => node)
  const doc = schema.nodes.doc.create(null, nodes.length > 0 ? nodes : schema.nodes.paragraph.create())
  return { source, doc, blocks, lead, references, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' }
}

/** The text of the edited document. Unedited blocks keep their source byte for byte. */
export function writeText(opened: OpenedText, doc: Node): string {
  if (doc.eq(opened.doc)) return opened.source
  const before = opened.blocks.map(({ node }) => node)
  return joinBlocks(opened, matchBlocks(before, doc.children))
}

const splitSafely = (source: string) => {
  try {
    return splitText(source)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Shows a block formatted only if serialising it renders the same for readers; otherwise shows its source. */
function readFaithfully({ token, body }: SourceBlock, references: References): Node {
  const node = readBlock(token)
  const { text, isSure } = writeBlock(node, references)
  const isKept = isSure && renderComparably(text, references) === renderComparably(body, references)
  return isKept ? node : readSource(body.replace(/\r\n?/g, '\n'))
}
