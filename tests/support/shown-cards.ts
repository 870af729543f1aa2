import type { Card } from '../../contract/cards.ts'
import type { Db } from '../../server/platform/database.ts'
import { addProduct, type NamelessProduct } from './catalogue.ts'
import { answered, openShopWindow } from './shop-window.ts'

let products = 0

/** Adds a product, and returns its card from a search. */
export async function seeCardOf(db: Db, product: NamelessProduct, at: Date): Promise<Card | undefined> {
  const { uuid } = await addProduct(db, { name: `Product ${products++}`, ...product })
  return findCardOf(db, uuid, at)
}

export async function findCardOf(db: Db, uuid: string, at: Date): Promise<Card | undefined> {
  const { api } = await openShopWindow(db, { clock: () => at })
  const { products: cards } = await answered(api.search({ sortBy: 'recent' }))
  return cards.find((card) => card.uuid === uuid)
}
