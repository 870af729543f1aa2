import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { perUnit, readHeadingUnit } from './length-units.ts'
import { cutSize, type Piece } from './size-pieces.ts'

/** A size written in one cell, in centimetres; a side that is not named is not there. */
export type Size = { width?: number; depth?: number; height?: number }
type Side = keyof Size

/** The sides in the order of a cell that names none. */
const sizeOrders = {
  sizeWdh: ['width', 'depth', 'height'],
  sizeHwd: ['height', 'width', 'depth'],
  sizeLwh: ['depth', 'width', 'height'],
  sizeWhd: ['width', 'height', 'depth'],
} as const satisfies Partial<Record<SheetColumn, readonly Side[]>>
export type SizeColumn = keyof typeof sizeOrders

export const isSizeColumn = (column: string): column is SizeColumn => column in sizeOrders

/** undefined: the text is no size, or does not say which side is which. */
export function readSize(text: string, column: SizeColumn, unit = 'cm'): Size | undefined {
  const cut = cutSize(text, unit)
  if (!cut) return undefined
  if (cut.pieces.length === 0) return {}
  const order = orderOf(cut.order) ?? sizeOrders[column]
  const sides = cut.pieces.some(({ label }) => label) ? nameSides(cut.pieces) : placeSides(cut.pieces, order)
  if (!sides) return undefined
  const usual = cut.pieces.findLast((piece) => piece.unit)?.unit ?? unit
  return Object.fromEntries(sides.map(([side, piece]) => [side, inCentimetres(piece, usual)]))
}

type Named = [Side, Piece][]

function placeSides(pieces: Piece[], order: readonly Side[]): Named | undefined {
  if (pieces.length < 2 || pieces.length > 3) return undefined
  return pieces.map((piece, place) => [order[place] ?? 'height', piece])
}

/** Length is the depth beside a width, and the width else; D without a width is a diameter. */
function nameSides(pieces: Piece[]): Named | undefined {
  const labels = pieces.map(({ label }) => label)
  if (labels.includes('')) return undefined
  const sideOf: Record<string, Side[]> = {
    w: ['width'],
    d: labels.includes('w') || labels.includes('l') ? ['depth'] : ['width', 'depth'],
    h: ['height'],
    l: labels.includes('w') ? ['depth'] : ['width'],
    o: ['width', 'depth'],
  }
  const named: Named = pieces.flatMap((piece) =>
    (sideOf[piece.label] ?? []).map((side): Named[number] => [side, piece]),
  )
  return new Set(named.map(([side]) => side)).size === named.length ? named : undefined
}

/** Of a range, such as the size of an extending table, the largest value has to fit. */
const inCentimetres = ({ max, unit }: Piece, usual: string) => Math.round(max * (perUnit[unit || usual] ?? 1) * 10) / 10

const orders: Record<string, SizeColumn> = {
  wdh: 'sizeWdh',
  hwd: 'sizeHwd',
  lwh: 'sizeLwh',
  dwh: 'sizeLwh',
  whd: 'sizeWhd',
  ldh: 'sizeWdh',
}

const orderOf = (letters: string) => {
  const column = orders[letters]
  return column && sizeOrders[column]
}

/** Reads the order of the sides and the unit from a heading such as ‘Dimensions (WxDxH)’. */
export function readSizeHeading(heading: string): { column: SizeColumn | undefined; unit: string | undefined } {
  const plain = heading
    .toLowerCase()
    .replace(/width/g, 'w')
    .replace(/depth/g, 'd')
    .replace(/height/g, 'h')
    .replace(/length/g, 'l')
  const [, one, two, three] =
    /\b([wdhl])(?:\s*[x×*,/]\s*|\s+|)([wdhl])(?:\s*[x×*,/]\s*|\s+|)([wdhl])\b/.exec(plain) ?? []
  return { column: one && two && three ? orders[one + two + three] : undefined, unit: readHeadingUnit(heading) }
}

/** A cell of numbers that does not say which side is which, where no cell or heading says it either. */
export function findUnclearSize(heading: string, samples: string[]): string | undefined {
  if (readSizeHeading(heading).column) return undefined
  const cuts = samples.flatMap((text) => cutSize(text) ?? [])
  const isUnclear = (cut: ReturnType<typeof cutSize>) =>
    cut?.order === '' && cut.pieces.length > 1 && cut.pieces.length < 4 && cut.pieces.every(({ label }) => label === '')
  if (cuts.length === 0 || cuts.length < samples.length || samples.some((text) => day.test(text.trim())))
    return undefined
  const unclear = samples.filter((_, place) => isUnclear(cuts[place]))
  // Beside cells that name their sides, some say nothing of them.
  if (unclear.length < samples.length) return isOfSize(heading) ? unclear[0] : undefined
  const whole = samples.find((_, place) => cuts[place]?.pieces.length === 3)
  return whole ?? (isOfSize(heading) ? samples[0] : undefined)
}

const day = /^\d{1,2}([/.-])\d{1,2}\1\d{2,4}$/
const sizeHeading = /^(overall |product |assembled )?(dimensions?|dims?|measurements?|size)\b/i
const isOfSize = (heading: string) => sizeHeading.test(heading.replaceAll('_', ' '))

/** The column for sizes that a heading and its first cells ask for; undefined where the order is unclear. */
export function guessSizeColumn(heading: string, samples: string[]): SizeColumn | undefined {
  const { column } = readSizeHeading(heading)
  if (column) return column
  const isClear = (text: string) => {
    const cut = cutSize(text)
    // ‘W1’ is more often the name of a variant than a width.
    if (!cut?.pieces.length || (cut.pieces.length < 2 && cut.pieces[0]?.label !== 'o' && !text.includes(':')))
      return false
    return cut.order !== '' || cut.pieces.every(({ label }) => label !== '')
  }
  const clear = samples.filter(isClear).length
  return isOfSize(heading) && clear > 0 && clear * 3 >= samples.length * 2 ? 'sizeWdh' : undefined
}
