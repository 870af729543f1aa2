import type { Card } from '../../../contract/cards.ts'
import { notFound } from '../../platform/problem.ts'
import { ask } from '../search/ask.ts'
import type { Index } from '../search/catalogue-index.ts'
import { findCards } from '../search/listings.ts'
import { findRelated } from '../search/related-products.ts'
import { findSlot } from '../search/storage/slot-table.ts'
import type { ProductReader } from './product-rows.ts'

const maxRelated = 12

/** Staff's own choice first, then the products that the shop finds itself. */
export async function listRelated(read: ProductReader, index: Index, productUuid: string): Promise<Card[]> {
  if (findSlot(index.products.slotOf, productUuid) === undefined) throw notFound('product')
  return findRelatedCards(read, index, productUuid)
}

/** The product itself need not be published. */
export async function findRelatedCards(read: ProductReader, index: Index, productUuid: string): Promise<Card[]> {
  const [row] = await read.byUuid.execute({ uuid: productUuid })
  const chosen = row?.chosenRelated ?? []
  return ask(index, (whole) => {
    const found = findRelated(whole, productUuid, maxRelated + chosen.length).filter(
      (card) => !chosen.includes(card.uuid),
    )
    return [...findCards(whole, chosen), ...found].slice(0, maxRelated)
  })
}
