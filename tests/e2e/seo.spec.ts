import { type APIRequestContext, expect, test } from '@playwright/test'

type Facts = Record<string, unknown> & { '@type'?: string }

async function readFacts(request: APIRequestContext, path: string): Promise<Facts[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(([, text = '']) => {
    const facts = JSON.parse(text) as Facts & { '@graph'?: Facts[] }
    return facts['@graph'] ?? [facts]
  })
}

const findFacts = (all: Facts[], type: string) => all.find((facts) => facts['@type'] === type)

async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    title: find(/<title>([^<]*)/),
    canonical: find(/<link rel="canonical" href="([^"]*)/),
    robots: find(/<meta name="robots" content="([^"]*)/),
    description: find(/<meta name="description" content="([^"]*)/),
    keywords: find(/<meta name="keywords" content="([^"]*)/),
    image: find(/<meta property="og:image" content="([^"]*)/),
  }
}

/** A list with a second page, by the property value of most products. */
async function findLongList(request: APIRequestContext): Promise<string> {
  type Kind = { items: { value: number; label: string; count: number }[] }
  const { filters } = await (await request.post('/api/search/', { data: {} })).json()
  const values = (filters.propertyFilters as Kind[]).flatMap(({ items }) => items)
  const [most] = values.toSorted((a, b) => b.count - a.count)
  return `/property/${most?.value}/${most?.label.toLowerCase().replaceAll(' ', '-')}`
}

const pathOf = (address: string | undefined) => address && new URL(address).pathname + new URL(address).search

test('each page of a list is indexed by itself, and filtered or sorted forms are not', async ({ request }) => {
  const first = await readHead(request, '/special-offers')
  expect(pathOf(first.canonical)).toBe('/special-offers')
  expect(first.robots).toBeUndefined()
  const long = await findLongList(request)
  const second = await readHead(request, `${long}?page=2`)
  expect([pathOf(second.canonical), second.robots]).toEqual([`${long}?page=2`, undefined])
  expect(second.title).toContain('page 2')
  for (const path of [
    '/special-offers?sortBy=za',
    '/special-offers?newProductsOnly=true',
    '/search/oak',
    '/unauthorised',
  ]) {
    const head = await readHead(request, path)
    expect([head.robots, head.canonical], path).toEqual(['noindex', undefined])
  }
})

test('every page has a title, a description, keywords and an existing picture', async ({ request }) => {
  const paths = [
    '/',
    '/store/bedroom',
    '/store/sofas-chairs/sofas',
    '/latest-products',
    '/range/alder',
    '/terms',
    '/contact',
  ]
  const titles = new Set<string | undefined>()
  for (const path of paths) {
    const { title, description, keywords, image } = await readHead(request, path)
    titles.add(title)
    expect(description, path).toBeTruthy()
    expect(keywords, path).toContain('furniture')
    expect((await request.get(pathOf(image) ?? '')).status(), path).toBe(200)
  }
  expect(titles.size).toBe(paths.length)
})

test('only a page of something to see invites people to come and see it', async ({ request }) => {
  const readDescription = async (path: string) => (await readHead(request, path)).description
  for (const path of ['/unauthorised', '/no-such-page'])
    expect(await readDescription(path), path).toBe(
      'The requested page either does not exist, or you do not have access.',
    )
  for (const path of ['/search', '/search/oak'])
    expect(await readDescription(path), path).toBe('What the search of our shop found.')
  expect(await readDescription(await findLongList(request))).toMatch(
    /^\w+: [\w ]+ at Hob &amp; Lantern, Cawderby\. Come and see/,
  )
})

test('a product has structured data for its trail, offer and group', async ({ request }) => {
  const { products } = await (await request.post('/api/search/', { data: {} })).json()
  const card = products.find(
    ({ variantAmount, price }: { variantAmount: number; price: number }) => variantAmount > 1 && price > 0,
  )
  const all = await readFacts(request, `/product/${card.uuid}`)
  const trail = findFacts(all, 'BreadcrumbList')?.itemListElement as { position: number; name: string }[]
  expect(trail.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  expect([trail[0]?.name, trail[3]?.name]).toEqual(['Home', card.name])
  expect(findFacts(all, 'Product')).toMatchObject({
    offers: {
      '@type': 'Offer',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
    isVariantOf: { '@type': 'ProductGroup', productGroupID: card.uuid },
  })
})

test('Home and Find Us describe the shop in structured data', async ({ request }) => {
  for (const path of ['/', '/find-us']) {
    expect(findFacts(await readFacts(request, path), 'FurnitureStore'), path).toMatchObject({
      priceRange: expect.stringContaining('5000'),
      currenciesAccepted: 'GBP',
      paymentAccepted: 'cash, credit card, interest free credit',
      address: { addressCountry: 'GB' },
    })
  }
  expect(findFacts(await readFacts(request, '/'), 'WebSite')).toBeDefined()
})

test('text in an address cannot break out of the page', async ({ request, page }) => {
  const attack = '</script><script>window.hurt=1</script><img src=x onerror="window.hurt=1">'
  await page.goto(`/search/${encodeURIComponent(attack)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${attack}`)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  const trail = findFacts(await readFacts(request, `/search/${encodeURIComponent(attack)}`), 'BreadcrumbList')
  expect(JSON.stringify(trail)).toContain('window.hurt=1')
})

test('the sitemap lists only existing pages, and robots.txt names it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin\n')
  expect(robots).toContain('Disallow: /api\n')
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1]
  expect(pathOf(address)).toBe('/sitemap.xml')
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, loc]) => pathOf(loc) ?? '')
  expect(paths.length).toBeGreaterThan(50)
  for (const path of paths.filter((path) => !path.startsWith('/product/'))) {
    const head = await request.get(path, { maxRedirects: 0 })
    expect(head.status(), path).toBe(200)
  }
  const products = paths.filter((path) => path.startsWith('/product/'))
  for (const path of [products[0] ?? '', products.at(-1) ?? '']) {
    expect(pathOf((await readHead(request, path)).canonical)).toBe(path)
  }
  expect((await request.get('/sitemap-1.xml')).status()).toBe(404)
})
