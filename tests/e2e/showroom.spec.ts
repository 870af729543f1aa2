import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/axe.ts'
import { desktop, open, phone } from './support/visit.ts'

const armchairs = '/store/sofas-chairs/armchairs'
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const showroom = (page: Page) => page.locator('#product .showroom')

async function findCard(request: APIRequestContext, name: string): Promise<{ uuid: string }> {
  const { products } = await (await request.post('/api/search/', { data: { searchField: name } })).json()
  return products.find((product: { name: string }) => product.name === name)
}

async function readAvailability(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => text.match(/"availability":"https:\/\/schema.org\/(\w+)"/)?.[1] ?? [])
}

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('a shopper finds pieces in the showroom, and reads where they stand and when that was checked', async ({
      page,
    }) => {
      await open(page, armchairs)
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('checkbox', { name: /^On display in our showroom/ }).check()
      await expect(page).toHaveURL(`${armchairs}?onDisplayOnly=true`)
      await page.keyboard.press('Escape')
      await expect(chips(page)).toContainText('On display in our showroom')
      const cards = page.locator('#products li:has(h3)')
      await expect(cards).toHaveCount(3)
      for (const card of await cards.all()) await expect(card).toContainText(/on display/i)
      await expectNoFaults(page)
      await cards
        .getByRole('link', { name: /Ines Tub Chair/ })
        .first()
        .click()
      await expect(showroom(page).getByRole('listitem')).toHaveText([
        /^On display in our showroom: Ground floor, bay 1\sChecked \d+ \w+\.$/,
        /^In stock\sChecked \d+ \w+\.$/,
      ])
      await expectNoFaults(page)
    })

    test('another colour leads to the colour on display', async ({ page, request }) => {
      const { uuid } = await findCard(request, 'Ines Velvet Tub Chair')
      await open(page, `/product/${uuid}/ines-velvet-tub-chair`)
      const seen = showroom(page).getByRole('link', { name: 'On display in our showroom: Bottle Green' })
      await expect(showroom(page)).toContainText('We order it in for you: about 4 weeks')
      await seen.click()
      await expect(showroom(page)).toContainText('On display in our showroom: Ground floor, bay 2')
      await expectNoFaults(page)
    })
  })
}

test('words of a search filter by the showroom and by stock', async ({ page }) => {
  await open(page, '/search/sofas%20on%20display')
  await expect(chips(page).getByRole('link', { name: 'Ignore: On display' })).toBeVisible()
  await expect(page.locator('#products h3')).toHaveCount(2)
  await open(page, '/search/armchair%20in%20stock')
  await expect(chips(page).getByRole('link', { name: 'Ignore: In stock' })).toBeVisible()
})

test('structured data has the recorded stock, or its usual value where none is recorded', async ({ page, request }) => {
  const expected = {
    'Ines Tub Chair': 'InStock',
    'Cloud Boucle Sofa': 'BackOrder',
    'Quill Writing Desk': 'OutOfStock',
    'Tula Pedestal Table': 'InStoreOnly',
    'Marlow Velvet Sofa': 'InStock',
  }
  for (const [name, availability] of Object.entries(expected)) {
    const { uuid } = await findCard(request, name)
    await page.goto(`/product/${uuid}`)
    expect.soft(await readAvailability(page), name).toEqual([availability])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('the filter is a checkbox of a plain form, and the page says what is on display', async ({ page, request }) => {
    await page.goto(`${armchairs}?onDisplayOnly=true`)
    await expect(page.locator('#products h3')).toHaveCount(3)
    const { uuid } = await findCard(request, 'Ines Tub Chair')
    await page.goto(`/product/${uuid}`)
    await expect(showroom(page)).toContainText('On display in our showroom: Ground floor, bay 1')
  })
})
