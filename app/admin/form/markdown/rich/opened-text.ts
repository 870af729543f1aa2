import type { Node } from 'prosemirror-model'
import type { References } from './dialect.ts'

type OpenBlock = { node: Node; body: string; gap: string }

/** A text opened in the editor: its document, and the stored source of each block. */
export type OpenedText = {
  source: string
  doc: Node
  blocks: OpenBlock[]
  lead: string
  references: References
  /** The line ending of the text. */
  lineEnd: string
}
