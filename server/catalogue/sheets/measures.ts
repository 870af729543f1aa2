/** Centimetres as a sheet has them. */
export const writeMeasure = (centimetres: number | null) => (centimetres === null ? '' : String(centimetres))

/** undefined: it is no measure. */
export function readMeasure(text: string): number | undefined {
  const [, digits] = /^(\d+(?:[.,]\d+)?(?:e-?\d+)?)\s*(?:cm)?$/i.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}
