import { afterEach, expect, test, vi } from 'vitest'
import { keepPresses } from './early-presses.ts'
import { type Piece, readPieces, writePieces } from './storefront/shortlist/stored-pieces.ts'

afterEach(() => vi.unstubAllGlobals())

const maxListed = 3
const [first, second] = [10, 20].map((n) => `00000000-0000-4000-8000-0000000000${n}`)
const piece = (variantUuid = '', name = 'Alder'): Piece => {
  const productUuid = variantUuid.replace('8000', '9000')
  return { variantUuid, productUuid, name, quantity: 1, note: '', savedAt: expect.any(String), savedPrice: 849.5 }
}

/** Presses the heart of a piece on a page that is left before its script has loaded, and returns the stored list. */
function pressAndLeave(stored: string | null, { variantUuid, productUuid, name, savedPrice }: Piece): string | null {
  const run: Record<string, (event?: object) => void> = {}
  const addEventListener = (type: string, listener: () => void) => (run[type] = listener)
  class Heart {
    isConnected = true
    value = `${variantUuid} ${productUuid} ${savedPrice}`
    classList = { contains: (name: string) => name === 'heart' }
    closest = () => this
    getAttribute = (name: string) => (name === 'aria-label' ? `Shortlist ${this.label}` : 'false')
    label = name
  }
  vi.stubGlobal('Element', Heart)
  vi.stubGlobal('document', { addEventListener })
  vi.stubGlobal('window', { addEventListener })
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, next: string) => (stored = next) })
  keepPresses('alive', maxListed)
  run.click?.({ target: new Heart() })
  run.pagehide?.()
  return stored
}

test('a heart of a page that is left is stored as the shortlist reads it', () => {
  const stored = pressAndLeave(null, piece(first))
  expect(readPieces(stored)).toEqual([piece(first)])
  expect(readPieces(pressAndLeave(stored, piece(second, 'Shortlist table')))).toEqual([
    piece(first),
    piece(second, 'Shortlist table'),
  ])
})

test('a piece that is listed already stays as it is', () => {
  const listed = writePieces([{ ...piece(first), savedAt: '2026-01-05', quantity: 4, note: 'for the hall' }])
  expect(pressAndLeave(listed, piece(first))).toBe(listed)
})

test.each([
  'no JSON',
  'null',
  '{"version":1}',
  '{"version":2,"pieces":[]}',
  writePieces(Array.from({ length: maxListed }, (_, n) => piece(`${n}`))),
])('a list that cannot take the piece is left alone: %s', (stored) => {
  expect(pressAndLeave(stored, piece(first))).toBe(stored)
})
