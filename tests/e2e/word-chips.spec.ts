import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { desktop, open, phone } from './support/visit.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const address = '/search/grey%20sofa%20under%20%C2%A31%2C000'
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const chip = (page: Page, name: string) => chips(page).getByRole('link', { name, exact: true })
const count = (page: Page) => page.getByRole('status').first()
const cards = (page: Page) => page.locator('#products li a[href^="/product/"]')

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('understood words are chips, which are removed and restored; Back and reload keep the state', async ({
      page,
    }) => {
      await open(page, address)
      for (const label of ['Grey', 'Sofas', 'Up to £1,000']) await expect(chip(page, `Ignore: ${label}`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for grey sofa under £1,000')
      const asSaid = (await count(page).textContent()) ?? ''
      await expectAccessible(page)
      await chip(page, 'Ignore: Up to £1,000').focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${address}?ignored=price`)
      await expect(chip(page, 'Use again: Up to £1,000')).toBeVisible()
      await expect(chip(page, 'Ignore: Up to £1,000')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Products', exact: true })).toBeFocused()
      await expect(count(page)).not.toHaveText(asSaid)
      await expectAccessible(page)
      const wider = (await count(page).textContent()) ?? ''
      await page.reload()
      await expect(count(page)).toHaveText(wider)
      await chip(page, 'Use again: Up to £1,000').click()
      await expect(page).toHaveURL(address)
      await expect(count(page)).toHaveText(asSaid)
      await page.goBack()
      await expect(count(page)).toHaveText(wider)
    })

    test('a price in words sets the price of the drawer, and a change there replaces its chip', async ({ page }) => {
      await open(page, '/search/sofa%20under%20%C2%A32%2C000')
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await expect(page.getByLabel('To £')).toHaveValue('2000')
      await page.getByLabel('To £').fill('1500')
      await page.getByLabel('To £').press('Enter')
      await expect(page).toHaveURL(/\?priceMax=1500&ignored=price$/)
      await expect(chip(page, 'Remove filter Up to £1,500')).toBeVisible()
      await expect(chips(page).getByRole('link', { name: /2,000/ })).toHaveCount(0)
      await chip(page, 'Remove filter Up to £1,500').click()
      await expect(chip(page, 'Use again: Up to £2,000')).toBeVisible()
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await expect(page.getByLabel('To £')).toHaveValue('')
    })
  })
}

test('an option that words name is selected in the drawer, and can be changed there', async ({ page, request }) => {
  const { filters } = await (await request.post('/api/search/', { data: {} })).json()
  const [brand, other] = filters.brandFilters
  await open(page, `/search/${encodeURIComponent(brand.label)}`)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const radio = page.locator('#filters').getByRole('radio', { name: new RegExp(`^${brand.label}`) })
  await expect(radio).toBeChecked()
  await page
    .locator('#filters')
    .getByRole('radio', { name: new RegExp(`^${other.label}`) })
    .check()
  await expect(page).toHaveURL(new RegExp(`brandUuid=${other.value}&ignored=brand`))
  await expect(page.locator('#filters :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chip(page, `Remove filter ${other.label}`)).toBeVisible()
  await expect(count(page)).toHaveText(new RegExp(`^${other.count} product`))
  await expect(chips(page).getByRole('link', { name: new RegExp(brand.label) })).toHaveCount(0)
})

test('a search for words opens with Best match, and keeps another order', async ({ page, request }) => {
  const find = async (data: object) => {
    const { products } = await (
      await request.post('/api/search/', { data: { searchField: 'oak table', ...data } })
    ).json()
    return products.map((card: { name: string }) => card.name)
  }
  await open(page, '/search/oak%20table')
  await expect(page.getByLabel('Sort by')).toHaveValue('')
  await expect(page.getByLabel('Sort by').getByRole('option').first()).toHaveText('Best match')
  await expect(cards(page).first()).toContainText((await find({ sortBy: 'relevance' }))[0])
  await page.getByLabel('Sort by').selectOption('A-Z')
  await expect(page).toHaveURL('/search/oak%20table?sortBy=az')
  await expect(cards(page).first()).toContainText((await find({}))[0])
  await page.getByLabel('Sort by').selectOption('Best match')
  await expect(page).toHaveURL('/search/oak%20table')
  await open(page, '/search')
  await expect(page.getByLabel('Sort by')).toHaveValue('')
  await expect(page.getByLabel('Sort by').getByRole('option', { name: 'Best match' })).toHaveCount(0)
})

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`type-ahead at the size of a ${name}`, () => {
    test.use({ viewport })

    test('type-ahead first says what the words mean, and leads to all results by keyboard', async ({
      page,
      request,
    }) => {
      const words = 'grey sofa under £1,000'
      const data = { searchField: words, sortBy: 'relevance' }
      const { products } = await (await request.post('/api/search/', { data })).json()
      await open(page, '/terms')
      const field = page.getByLabel('Search the shop')
      await field.fill(words)
      const list = page.getByRole('listbox', { name: 'Suggestions' })
      const first = list.getByRole('option').first()
      await expect(first).toHaveText('Grey · Sofas · Up to £1,000')
      await expect(list.getByRole('option').nth(1)).toContainText(products[0].name)
      await expectAccessible(page)
      await field.press('ArrowDown')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await field.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(chip(page, 'Ignore: Grey')).toBeVisible()
    })
  })
}

test('a sentence names the words that were ignored, beside the chips that apply', async ({ page }) => {
  await open(page, '/search/yellow%20sofa%20under%20%C2%A32%2C000')
  await expect(page.getByText('No yellow sofas; these are the nearest.')).toBeVisible()
  await expect(chip(page, 'Ignore: Sofas')).toBeVisible()
  await expect(chips(page).getByRole('link', { name: /yellow/i })).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('chips are links, and the next page and another order keep the ignored words', async ({ page }) => {
    await page.goto('/search/oak%20under%20%C2%A35%2C000')
    await chip(page, 'Ignore: Up to £5,000').click()
    await expect(page).toHaveURL(/\?ignored=price$/)
    await expect(chip(page, 'Use again: Up to £5,000')).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Newest')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/\?ignored=price&sortBy=recent$/)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('checkbox', { name: /^Immediate delivery/ }).check()
    await page.getByRole('button', { name: /^Show \d+ product/ }).click()
    await expect(page).toHaveURL(/ignored=price/)
    await chips(page)
      .getByRole('link', { name: /^Clear/ })
      .click()
    await expect(chip(page, 'Ignore: Up to £5,000')).toBeVisible()
  })
})

test('the page shows the products that the call gives for the same words, ignored keys and filters', async ({
  page,
  request,
}) => {
  const { filters } = await (await request.post('/api/search/', { data: {} })).json()
  const categoryId: number = filters.categoryFilters[0].value
  const brandUuid: string = filters.brandFilters[0].value
  const value: number = filters.propertyFilters[0].items[0].value
  const cases: [words: string, query: string, body: object][] = [
    ['grey sofa', '', {}],
    ['grey sofa', 'ignored=colour:grey', { ignored: ['colour:grey'] }],
    ['grey sofa under £2,000', 'ignored=price&ignored=colour:grey', { ignored: ['price', 'colour:grey'] }],
    ['sofa under £2,000', 'priceMax=1500', { priceMax: 1500 }],
    ['sofa under £2,000', 'priceMax=1500&ignored=price', { priceMax: 1500, ignored: ['price'] }],
    ['oak', 'page=2', { pageNum: 2 }],
    ['oak', 'sortBy=priceHigh', { sortBy: 'priceHigh' }],
    ['oak table', `categoryId=${categoryId}`, { categoryId }],
    ['cheap sofa', `brandUuid=${brandUuid}`, { brandUuid }],
    ['grey sofa', `properties=${value}`, { properties: [value] }],
    ['yellow sofa under £2,000', '', {}],
    ['small sofa on sale', 'ignored=sale', { ignored: ['sale'] }],
    ['wardrobe max 200cm wide', 'maxWidth=120', { maxWidth: 120 }],
  ]
  for (const [words, query, body] of cases) {
    const data = { searchField: words, sortBy: 'relevance', ...body }
    const { products } = await (await request.post('/api/search/', { data })).json()
    await page.goto(`/search/${encodeURIComponent(words)}?${query}`)
    const shown = await page.locator('#products ul li a[href^="/product/"] h3').allInnerTexts()
    expect(shown, `${words}?${query}`).toEqual(products.map((card: { name: string }) => card.name))
  }
})
