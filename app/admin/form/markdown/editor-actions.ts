import type { LinkText } from './link-text.ts'
import type { Mark } from './marks.ts'

/** A picture of the library as a text shows it. */
export type PlacedPicture = { address: string; alt: string }

/** The actions that toolbar and dialogs perform in an editor. */
export type EditorActions = {
  apply(mark: Mark): void
  /** The selection, to make a link of it; or the link that it is in. */
  selectedLink(): LinkText
  insertLink(link: LinkText): void
  insertPictures(pictures: PlacedPicture[]): void
}
