import { useState } from 'react'
import type { Piece } from '../../../contract/fit/piece.ts'
import { describeFit } from '../../../contract/fit/sentences.ts'
import { readKeptMeasures } from './kept-measures.ts'

/** The verdict from the kept measurements in one sentence, beside the dimensions of a product. */
export default function FitVerdict({ piece }: { piece: Piece }) {
  const [measures] = useState(readKeptMeasures)
  return (measures && describeFit(piece, measures)) || 'Your measurements are kept.'
}
