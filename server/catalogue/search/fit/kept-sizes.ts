import {
  createNumberLists,
  lengthOf,
  type NumberLists,
  offsetOf,
  pageOf,
  replaceList,
} from '../storage/number-lists.ts'
import { type Numbers, pieceKeys } from './pieces.ts'

/** The sizes of each product. A measure takes 16 bits; the few products with one of more than six metres are apart. */
export type KeptSizes = { halves: NumberLists; long: Map<number, number[]> }

const maxInHalf = 0xffff

export const createKeptSizes = (): KeptSizes => ({ halves: createNumberLists(), long: new Map() })

/** `pieces`: as `packPieces` makes them. */
export function keepSizes({ halves, long }: KeptSizes, product: number, pieces: number[]) {
  const isLong = pieces.some((number) => number > maxInHalf)
  if (isLong) long.set(product, pieces)
  else long.delete(product)
  const words = new Uint32Array(isLong ? 0 : Math.ceil(pieces.length / 2))
  new Uint16Array(words.buffer).set(isLong ? [] : pieces)
  replaceList(halves, product, words)
}

/** `find` leaves the numbers of a product in `numbers` from `start` on, and returns how many there are. */
type SizeReader = { numbers: Numbers; start: number; find(product: number): number }

/** Nothing is copied: one search looks at the sizes of a hundred thousand products. */
export function createSizeReader({ halves, long }: KeptSizes): SizeReader {
  let page: Uint32Array = new Uint32Array(0)
  let shorts: Uint16Array = new Uint16Array(0)
  const reader: SizeReader = {
    numbers: shorts,
    start: 0,
    find(product) {
      const length = 2 * lengthOf(halves, product)
      if (length === 0) return long.size > 0 ? findLong(product) : 0
      const own = pageOf(halves, product)
      if (own !== page) {
        page = own
        shorts = new Uint16Array(page.buffer, page.byteOffset, 2 * page.length)
      }
      reader.numbers = shorts
      reader.start = 2 * offsetOf(halves, product)
      return length - (length % pieceKeys.length)
    },
  }
  const findLong = (product: number): number => {
    reader.numbers = long.get(product) ?? []
    reader.start = 0
    return reader.numbers.length
  }
  return reader
}
