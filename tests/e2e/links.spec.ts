import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { answerInstead, enterFromSignIn } from './support/client-visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

type Link = { on: string; href: string | undefined; name: string }
type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

const named = (element: Element) => {
  const labels = [element, ...DomUtils.getElementsByTagName('*', element)].flatMap((each) => [
    DomUtils.getAttributeValue(each, 'aria-label'),
    DomUtils.getAttributeValue(each, 'alt'),
  ])
  return [DomUtils.textContent(element), ...labels].join(' ').trim()
}

function listLinks(on: string, html: string): Link[] {
  return DomUtils.getElementsByTagName('a', parseDocument(html)).map((element) => ({
    on,
    href: DomUtils.getAttributeValue(element, 'href'),
    name: named(element),
  }))
}

/** Requests a few addresses at a time. */
async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

async function listSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('every link on every page of the shop has text, an address, and an existing target', async ({ request }) => {
  test.setTimeout(180_000)
  const pages = await listSitemap(request)
  expect(pages.length).toBeGreaterThan(300)
  const links: Link[] = []
  await forEach([...pages, '/search', '/search/zzzzzz', '/unauthorised'], async (path) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    links.push(...listLinks(path, await answer.text()))
  })
  expect(links.filter(({ href, name }) => !href || !name || /undefined|null|\/\/|\/$/.test(href.slice(8)))).toEqual([])

  const inShop = Map.groupBy(
    links.filter(({ href }) => href?.startsWith('/')),
    ({ href = '' }) => href.split('#')[0] ?? '',
  )
  const unseen = [...inShop].filter(([href]) => !pages.includes(href))
  const dead: string[] = []
  await forEach(unseen, async ([href, [link]]) => {
    const answer = await request.get(href, { maxRedirects: 0 })
    if (answer.status() !== 200) dead.push(`${href} on ${link?.on}: ${answer.status()}`)
  })
  expect(dead).toEqual([])
})

const price = /From £[\d,.]+|In store only/

/** Reads each text separately, so that digits in the next text do not extend the price. */
const listTexts = (nodes: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.getElementsByTagType(ElementType.Text, nodes, true).map((text) => DomUtils.textContent(text))

test('every card shows the price and sale of the page it links to', async ({ request }) => {
  test.setTimeout(60_000)
  const { pageAmt } = await (await request.post('/api/search/', { data: {} })).json()
  const lists = Array.from({ length: pageAmt }, (_, place) => `/search?page=${place + 1}`)
  const cards: Link[] = []
  await forEach(lists, async (path) => {
    const links = listLinks(path, await (await request.get(path)).text())
    cards.push(...links.filter(({ href, name }) => href?.startsWith('/product/') && price.test(name)))
  })
  expect(new Set(cards.map(({ href }) => href)).size).toBe(70)
  await forEach(cards, async ({ href = '', name }) => {
    const html = await (await request.get(href)).text()
    const [article] = DomUtils.getElementsByTagName('article', parseDocument(html))
    const [head] = article ? DomUtils.getElementsByTagName('header', article) : []
    expect(price.exec(head ? listTexts(head).join(' ') : '')?.[0], href).toBe(price.exec(name)?.[0])
  })
})

const listFaults = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => {
        const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt)
        const name = [link.textContent, link.ariaLabel, ...pictures].join('').trim()
        return !name || ['', 'tel:', '/store/', '/store//'].includes(link.getAttribute('href') ?? '')
      })
      .map((link) => link.outerHTML),
  )

test('a product without a sub-category names no category', async ({ page, request }) => {
  const { products } = await (await request.post('/api/search/', { data: {} })).json()
  const address = `/product/${products[0]?.uuid}`
  type Found = { product: object }
  await answerInstead<Found>(page, '**/api/product/*', ({ product, ...more }) => ({
    product: { ...product, category: '', categoryId: null, catRoute: '', subCategory: '', subCatRoute: '' },
    ...more,
  }))
  await enterFromSignIn(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(products[0]?.name)
  await expect(page.getByRole('term').filter({ hasText: 'Category' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveCount(2)
  expect(await listFaults(page)).toEqual([])
})

test('a shop without an address or a phone number has no link without text', async ({ page }) => {
  type Settings = { shop: object }
  await answerInstead<Settings>(page, '**/api/settings/public', ({ shop, ...more }) => ({
    shop: { ...shop, street: '', town: '', postcode: '', phone: 'ask', socialLinks: [] },
    ...more,
  }))
  for (const path of ['/contact', '/search/zzzzzz', '/find-us', '/']) {
    await enterFromSignIn(page, path)
    expect(await listFaults(page), path).toEqual([])
  }
  await enterFromSignIn(page, '/contact')
  await expect(page.getByText('By phone')).toHaveCount(0)
  await enterFromSignIn(page, '/search/zzzzzz')
  await expect(page.getByText('Send us a message, or have a look')).toBeVisible()
})
