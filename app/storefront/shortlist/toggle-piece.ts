import { maxListed } from '../../../contract/shortlist-bounds.ts'
import { showNotice } from './notices.ts'
import type { Piece } from './stored-pieces.ts'
import { changePieces, listPieces } from './stored-shortlist.ts'

/** The facts of a variant in the markup of its heart. */
export type Wanted = Pick<Piece, 'variantUuid' | 'productUuid' | 'name' | 'savedPrice'>

export const shortlistLink = { href: '/shortlist', name: 'See your shortlist' }

/**
 * Toggles a variant by the facts in the heart's markup, and does what the heart showed: until the list has been read, a
 * heart looks empty, and a shopper who presses it wants the piece on the list.
 */
export function toggleHeart(heart: HTMLButtonElement): void {
  const [variantUuid = '', productUuid = '', savedPrice] = heart.value.split(' ')
  const name = (heart.getAttribute('aria-label') ?? '').replace('Shortlist ', '')
  if (heart.getAttribute('aria-pressed') === 'true') removePiece(variantUuid, name)
  else addPiece({ variantUuid, productUuid, name, savedPrice: Number(savedPrice) })
}

function addPiece(wanted: Wanted): void {
  const isListed = listPieces().some(({ variantUuid }) => variantUuid === wanted.variantUuid)
  if (!isListed && isFull()) {
    showNotice({ text: describeFull(wanted.name), link: shortlistLink })
    return
  }
  const piece: Piece = { ...wanted, quantity: 1, note: '', savedAt: new Date().toISOString() }
  const trouble = changePieces((pieces) => (isListed ? pieces : [...pieces, piece]))
  const lost = trouble ? ' Your browser does not store it past this page.' : ''
  showNotice({ text: `${wanted.name} is on your shortlist.${lost}`, link: shortlistLink })
}

/** `name` is what the page calls the piece: the stored list has the name of its product when it was saved. */
export function removePiece(variantUuid: string, name: string): void {
  const before = listPieces()
  const place = before.findIndex((piece) => piece.variantUuid === variantUuid)
  const removed = before[place]
  if (!removed) return
  changePieces((pieces) => pieces.filter((piece) => piece.variantUuid !== variantUuid))
  const undo = () => {
    // Another tab may have filled the list meanwhile.
    if (isFull()) return describeFull(name)
    changePieces((pieces) =>
      pieces.some((piece) => piece.variantUuid === variantUuid) ? pieces : pieces.toSpliced(place, 0, removed),
    )
    return `${name} is on your shortlist again.`
  }
  showNotice({ text: `${name} is no longer on your shortlist.`, undo })
}

const isFull = () => listPieces().length >= maxListed

const describeFull = (name: string) => `A shortlist holds ${maxListed} pieces at most. Remove one to add ${name}.`
