import type { Node } from 'prosemirror-model'
import type { References } from './dialect.ts'

type OpenBlock = { node: Node; body: string; gap: string }

/** A text that is open in the editor: its document, and the stored source of each block. */
export type OpenedText = {
  source: string
  doc: Node
  blocks: OpenBlock[]
  lead: string
  references: References
  /** How the lines of the text end. */
  lineEnd: string
}
