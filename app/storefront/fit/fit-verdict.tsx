import { useState } from 'react'
import type { Piece } from '../../../contract/fit/piece.ts'
import { describeFit } from '../../../contract/fit/sentences.ts'
import { readKeptMeasures } from './kept-measures.ts'

/** One sentence about kept measures, beside the size of a product. */
export default function FitVerdict({ piece }: { piece: Piece }) {
  const [measures] = useState(readKeptMeasures)
  return (measures && describeFit(piece, measures)) || 'Your measurements are kept.'
}
