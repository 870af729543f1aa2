import { getShortlist, type Shortlist, setShortlist, storageKey, type Trouble } from './shortlist.ts'
import { type Piece, readPieces, writePieces } from './stored-pieces.ts'

/** Stored only in this browser. If it cannot be stored, it lasts as long as the page. */

let stored: string | null | undefined

/** Reads the list again, because another tab may have changed it. */
function readShortlist(): void {
  if (getShortlist().trouble === 'unsaved') return
  const text = readStored()
  if (text === stored) return
  stored = text
  const pieces = readPieces(text)
  show(pieces ? { pieces } : { pieces: [], trouble: 'unread' })
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const show = (next: Shortlist) => setShortlist({ ...next, isRead: true })

export const listPieces = () => getShortlist().pieces

/** Applies a change to the list stored now, so that no other tab’s change is lost. */
export function changePieces(change: (pieces: readonly Piece[]) => readonly Piece[]): Trouble | undefined {
  readShortlist()
  const pieces = change(listPieces())
  const text = writePieces(pieces)
  try {
    localStorage.setItem(storageKey, text)
    stored = text
    show({ pieces })
  } catch {
    show({ pieces, trouble: 'unsaved' })
  }
  return getShortlist().trouble
}

if (!import.meta.env.SSR) {
  window.addEventListener('storage', readShortlist)
  // A page that Back restores from memory has missed the changes of other tabs.
  window.addEventListener('pageshow', readShortlist)
  readShortlist()
}
