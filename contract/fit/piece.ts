/** The dimensions of a variant in centimetres, as it stands and as it may be carried; null if unknown. */
export type Piece = {
  width: number | null
  height: number | null
  depth: number | null
  heightWithoutLegs: number | null
  widthWithoutArms: number | null
  /** From the bottom of the back, perpendicular to the line between the top of the back and the front of the arm. */
  diagonalDepth: number | null
  packedWidth: number | null
  packedHeight: number | null
  packedDepth: number | null
}

export type Box = { width: number; height: number; depth: number }

/** A form in which a piece is carried. `how` says what was done to it, such as 'with the legs off'; '' for nothing. */
export type Form = Box & { how: string; diagonalDepth: number | null }

/**
 * The forms whose dimensions are all known: as it stands, without legs or arms, and in its packing. Preferred forms
 * come first.
 */
export function listForms(piece: Piece): Form[] {
  const { width, height, depth, heightWithoutLegs, widthWithoutArms, diagonalDepth } = piece
  const forms: Form[] = []
  const add = (
    how: string,
    wide: number | null,
    high: number | null,
    deep: number | null,
    diagonal = diagonalDepth,
  ) => {
    if (wide && high && deep) forms.push({ how, width: wide, height: high, depth: deep, diagonalDepth: diagonal })
  }
  add('', width, height, depth)
  add('with the legs off', width, heightWithoutLegs, depth)
  add('with the arms off', widthWithoutArms, height, depth)
  add('with the legs and arms off', widthWithoutArms, heightWithoutLegs, depth)
  add('in its packing', piece.packedWidth, piece.packedHeight, piece.packedDepth, null)
  return forms
}
