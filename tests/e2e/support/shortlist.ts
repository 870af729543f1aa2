import type { Page } from '@playwright/test'

type Card = { uuid: string; name: string; shownVariantUuid: string; price: number; onSale: boolean }

/** Products of the demonstration shop with a price of their own. */
export async function findCards(page: Page, searchField: string): Promise<Card[]> {
  const { products } = await (await page.request.post('/api/search/', { data: { searchField } })).json()
  return products.filter(({ price, onSale }: Card) => price > 0 && !onSale)
}

export const makePiece = ({ uuid, name, shownVariantUuid, price }: Card, more: object = {}) => ({
  variantUuid: shownVariantUuid,
  productUuid: uuid,
  name,
  savedPrice: price,
  quantity: 1,
  note: '',
  savedAt: `2026-01-01T00:00:00.000Z ${shownVariantUuid}`,
  ...more,
})

/** Stores a shortlist as an earlier visit would, once, so that later changes stay. */
export const storePieces = (page: Page, pieces: object[]) =>
  page.addInitScript(
    (text) => localStorage.getItem('shortlist') ?? localStorage.setItem('shortlist', text),
    JSON.stringify({ version: 1, pieces }),
  )
