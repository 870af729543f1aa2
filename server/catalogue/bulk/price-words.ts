/** Whole pounds without decimals, as everywhere. */
export function writePence(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
