/** A made-up piece of furniture; the same place always gives the same piece. */
export type Piece = {
  code: string
  name: string
  kind: string
  /** The supplier's category names, the broadest first. */
  categories: string[]
  colour: string
  width: number
  depth: number
  height: number
  pounds: number
}

const names = [
  'Alder',
  'Bracken',
  'Clover',
  'Dunlin',
  'Elder',
  'Fennel',
  'Gorse',
  'Hazel',
  'Iris',
  'Juniper',
  'Kestrel',
]
const more = ['Grand', 'Compact', 'Curved', 'Slim', 'Deep', 'Classic', 'Modular']
export const colours = ['Slate Grey', 'Sage', 'Rust', 'Natural Oak', 'Walnut', 'Ivory', 'Midnight Blue', 'Black']
const kindOf = (kind: string, categories: string[], [width = 0, depth = 0, height = 0]: number[], pounds: number) => ({
  kind,
  categories,
  width,
  depth,
  height,
  pounds,
})
const sofa = kindOf('Sofa', ['Living', 'Settees & Couches'], [220, 95, 85], 1299)
const kinds = [
  sofa,
  kindOf('Armchair', ['Living', 'Easy Chairs'], [85, 88, 92], 649),
  kindOf('Coffee Table', ['Living', 'Low Tables'], [120, 60, 42], 349),
  kindOf('Dining Table', ['Dining', 'Tables'], [180, 90, 76], 899),
  kindOf('Dining Chair', ['Dining', 'Seating'], [46, 52, 88], 159),
  kindOf('Bed Frame', ['Bedroom', 'Beds'], [165, 215, 110], 749),
  kindOf('Wardrobe', ['Bedroom', 'Storage'], [150, 60, 210], 1099),
  kindOf('Bookcase', ['Study', 'Shelving'], [90, 32, 190], 429),
]

/** A pseudo-random number from 0 to 1. */
const chance = (place: number, which: number) => {
  const turned = Math.imul(place * 31 + which * 7919 + 1, 2_654_435_761) >>> 0
  return (Math.imul(turned ^ (turned >>> 15), 2_246_822_519) >>> 0) / 2 ** 32
}
const pick = <Item>(items: Item[], place: number, which: number) =>
  items[Math.floor(chance(place, which) * items.length)]

export function makePiece(place: number): Piece {
  const { kind, categories, width, depth, height, pounds } = pick(kinds, place, 1) ?? sofa
  const vary = (amount: number, which: number) => Math.round(amount * (0.8 + chance(place, which) * 0.6))
  return {
    code: `P-${String(10_000 + place)}`,
    name: `${pick(names, place, 2)} ${pick(more, place, 3)} ${kind} ${place}`,
    kind,
    categories,
    colour: pick(colours, place, 4) ?? '',
    width: vary(width, 5),
    depth: vary(depth, 6),
    height: vary(height, 7),
    pounds: vary(pounds, 8),
  }
}

export const makePieces = (count: number): Piece[] => Array.from({ length: count }, (_, place) => makePiece(place))

export const euros = (amount: number) =>
  amount.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const pounds = (amount: number) => amount.toLocaleString('en-GB', { minimumFractionDigits: 0 })
export const inches = (centimetres: number) => (centimetres / 2.54).toFixed(1)
