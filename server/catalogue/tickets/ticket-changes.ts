import { formatPence } from '../prices/prices.ts'
import type { TicketFacts } from '../tables.ts'

/** Lists the differences from the printed ticket, as staff read them. */
export function listTicketChanges(printed: TicketFacts, now: TicketFacts): string[] {
  const keys = Object.keys(writers) as (keyof TicketFacts)[]
  return keys.filter((key) => printed[key] !== now[key]).map((key) => writers[key](printed, now))
}

type Write = (printed: TicketFacts, now: TicketFacts) => string

const writers: Record<keyof TicketFacts, Write> = {
  pricePence: (printed, now) => `Price ${writePrice(now.pricePence)}, printed ${writePrice(printed.pricePence)}`,
  wasPence: (printed, now) => `‘Was’ ${writeWas(now.wasPence)}, printed ${writeWas(printed.wasPence)}`,
  product: ({ product }) => `Name, printed ${product}`,
  brand: ({ brand }) => `Brand, printed ${brand || 'without'}`,
  variant: ({ variant }) => `Variant, printed ${variant || 'without'}`,
  stock: (printed, now) => `${now.stock || 'No stock named'}, printed ${printed.stock || 'without'}`,
  condition: (printed, now) => `${now.condition || 'No condition named'}, printed ${printed.condition || 'without'}`,
  size: ({ size }) => `Size, printed ${size || 'without'}`,
  interestFree: (_, now) =>
    now.interestFree ? 'Interest free credit is available now' : 'No interest free credit any more',
}

const writePrice = (pence: number) => (pence > 0 ? formatPence(pence) : 'in store only')
const writeWas = (pence: number | null) => (pence === null ? 'none' : formatPence(pence))
