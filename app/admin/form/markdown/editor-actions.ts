import type { LinkText } from './link-text.ts'
import type { Mark } from './marks.ts'

/** A picture of the library, ready to be inserted into a text. */
export type PlacedPicture = { address: string; alt: string }

/** The actions of an editor that its toolbar and dialogs call. */
export type EditorActions = {
  apply(mark: Mark): void
  /** The selected text, or the link around the caret, for the link dialog. */
  selectedLink(): LinkText
  insertLink(link: LinkText): void
  insertPictures(pictures: PlacedPicture[]): void
}
