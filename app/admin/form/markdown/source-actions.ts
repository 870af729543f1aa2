import type { EditorActions, PlacedPicture } from './editor-actions.ts'
import { readSelection, writeLink } from './link-text.ts'
import type { Mark } from './marks.ts'

type SourceEditor = { apply(mark: Mark): void; insert(text: string): void; selected(): string }

/** In an editor of the Markdown itself, links and pictures are written out. */
export const makeSourceActions = ({ apply, insert, selected }: SourceEditor): EditorActions => ({
  apply,
  selectedLink: () => readSelection(selected()),
  insertLink: (link) => insert(writeLink(link)),
  insertPictures: (pictures) => insert(pictures.map(writePicture).join('\n')),
})

/** Characters that would end the words early are left out. */
const writePicture = ({ alt, address }: PlacedPicture) => `![${alt.replace(/[[\]\\]/g, '')}](${address})`
