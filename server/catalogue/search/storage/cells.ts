/** Numbers of many products, as narrow as they allow: counting them is limited by memory access. */
export type Cells = Uint8Array | Uint16Array | Uint32Array

/** Wider cells if these cannot hold the number. */
export function makeRoomFor(cells: Cells, number: number): Cells {
  if (number < 2 ** (8 * cells.BYTES_PER_ELEMENT)) return cells
  return number < 2 ** 16 ? Uint16Array.from(cells) : Uint32Array.from(cells)
}
