import type { EditorActions, PlacedPicture } from './editor-actions.ts'
import { readSelection, writeLink } from './link-text.ts'
import type { Mark } from './marks.ts'

type SourceEditor = { apply(mark: Mark): void; insert(text: string): void; selected(): string }

/** The Markdown editor inserts links and pictures as source. */
export const makeSourceActions = ({ apply, insert, selected }: SourceEditor): EditorActions => ({
  apply,
  selectedLink: () => readSelection(selected()),
  insertLink: (link) => insert(writeLink(link)),
  insertPictures: (pictures) => insert(pictures.map(writePicture).join('\n')),
})

/** Removes characters that would end the alt text early. */
const writePicture = ({ alt, address }: PlacedPicture) => `![${alt.replace(/[[\]\\]/g, '')}](${address})`
