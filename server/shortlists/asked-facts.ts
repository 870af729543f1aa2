import { productAddress } from '../../contract/addresses.ts'
import { formatPence } from '../catalogue/prices/prices.ts'
import type { Fact } from '../platform/mail/mail-body.ts'
import type { AskedAbout, AskedPiece } from './asked-pieces.ts'

/** Describes each piece in our own words, without its note, which is quoted with the shopper's words. */
export const describeAskedPieces = (items: AskedPiece[], publicUrl: string): Fact[] =>
  items.map((piece, place) => {
    const amount = piece.quantity > 1 ? `${piece.quantity} × ` : ''
    const link = writeProductLink(piece, piece.variantUuid, publicUrl)
    return { name: `Piece ${place + 1}`, value: `${amount}${nameProduct(piece)}, ${writeBothPrices(piece)}`, link }
  })

/** The price at that time, and the earlier price only if the shop showed it. */
export function writeBothPrices({ pricePence, salePricePence, wasPence }: AskedAbout): string {
  if (salePricePence !== null) return formatPence(salePricePence) + (wasPence ? ` (was ${formatPence(wasPence)})` : '')
  return pricePence > 0 ? formatPence(pricePence) : 'in store only'
}

export const writeProductLink = (
  { productUuid, productName }: AskedAbout,
  variantUuid: string | null,
  publicUrl: string,
) => publicUrl + productAddress(productUuid, productName, variantUuid ?? '')

export type NamedPiece = Pick<AskedAbout, 'productName' | 'variantName'>

export const nameProduct = ({ productName, variantName }: NamedPiece) =>
  [productName, variantName].filter(Boolean).join(', ')
