import type { ImportRow } from '../sheet.ts'
import { saysNothing } from './listed-cells.ts'
import { readSize, readSizeHeading, type SizeColumn } from './sizes.ts'

const places = { width: 'widthCm', depth: 'depthCm', height: 'heightCm' } as const

/** Puts the sides of a size into their columns; a side that it does not name stays as it is in the shop. */
export function placeSize(
  row: ImportRow,
  text: string,
  { column, heading, sizesIn }: { column: SizeColumn; heading: string; sizesIn: string },
): void {
  const written = text.trim()
  if (written === '' || saysNothing(written) || /^(n\/?a|tbc|tba)$/i.test(written)) return
  const size = readSize(written, column, readSizeHeading(heading).unit ?? sizesIn)
  if (!size) row.unread ??= `${heading} “${written.slice(0, 60)}”: This is not a size such as W220 x D95 x H85 cm.`
  else
    for (const side of ['width', 'depth', 'height'] as const)
      if (size[side] !== undefined) row.cells[places[side]] = String(size[side])
}
