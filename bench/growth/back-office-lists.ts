import type { ShopProcess } from '../shop/shop-process.ts'
import { medianOf } from '../spread.ts'
import type { ListFigures } from './growth-figures.ts'

/** The requests for the lists that grow with the catalogue. */
const lists: Record<string, string> = {
  'products, by name': '/api/staff/products?',
  'products, by price': '/api/staff/products?sort=-price',
  'products, by last change': '/api/staff/products?sort=-updated',
  'products, by status': '/api/staff/products?sort=status',
  'products, by listing': '/api/staff/products?sort=-listed',
  'products, one word': '/api/staff/products?q=sofa',
  'products, a category': '/api/staff/products?category=1',
  'products, on sale': '/api/staff/products?only=on-sale',
  'products, no picture': '/api/staff/products?only=no-picture',
  pictures: '/api/staff/pictures?',
  'pictures, unused': '/api/staff/pictures?show=unused',
}
const [warmUp, rounds] = [2, 7]

/** Measures the first and the last page of each list over HTTP: the median of several sequential calls. */
export async function measureLists(shop: ShopProcess, cookie: string): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  for (const [list, path] of Object.entries(lists)) {
    const first = await measure(shop, cookie, path)
    const last = await measure(shop, cookie, `${path}&page=${first.pages}`)
    figures.push({ list, firstMs: first.ms, lastMs: last.ms, pages: first.pages })
  }
  return figures
}

async function measure({ port }: ShopProcess, cookie: string, path: string): Promise<{ ms: number; pages: number }> {
  const times: number[] = []
  let pages = 1
  for (let round = 0; round < warmUp + rounds; round++) {
    const started = performance.now()
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } })
    const body = await answer.json()
    if (round >= warmUp) times.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(body)}`)
    pages = body.pageAmt ?? 1
  }
  return { ms: medianOf(times), pages }
}
