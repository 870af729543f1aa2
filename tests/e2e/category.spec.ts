import { expect, type Page, test } from '@playwright/test'
import { answerInstead } from './support/client-visit.ts'
import { desktop, moving, open } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.use({ viewport: desktop, ...moving })

type Info = { extraInfoHtml: string }

const main = (page: Page) => page.getByRole('main')
const topOf = async (page: Page, selector: string) => (await main(page).locator(selector).first().boundingBox())?.y ?? 0

test('a category’s text is between its banner and its breadcrumbs', async ({ page }) => {
  await page.goto('/store/bedroom')
  const words = main(page).locator('.prose')
  await expect(words.getByRole('heading', { name: 'Bring both pillows' })).toBeVisible()
  const places = [
    await topOf(page, 'h1'),
    await topOf(page, '.prose'),
    await topOf(page, 'hr'),
    await topOf(page, 'nav'),
  ]
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(await words.evaluate((element) => getComputedStyle(element).padding)).toBe('16px')
  const [rule, width] = await main(page)
    .locator('hr')
    .evaluate((line) => [line.clientWidth, line.parentElement?.clientWidth ?? 0])
  expect((rule ?? 0) / (width ?? 1)).toBeCloseTo(0.5, 2)
})

test('a sub-category’s text is between its banner and its breadcrumbs, and its products follow', async ({ page }) => {
  await answerInstead<Info>(page, '**/api/category/subcategory/pageinfo/sofas', (info) => ({
    ...info,
    extraInfoHtml: '<p>Sit on it before you buy it.</p>',
  }))
  await open(page, '/store/sofas-chairs')
  await main(page).locator('a[href="/store/sofas-chairs/sofas"]').first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sofas')
  await expect(main(page).locator('.prose')).toHaveText('Sit on it before you buy it.')
  const places: number[] = []
  for (const part of ['h1', '.prose', 'hr', 'nav', '#products']) places.push(await topOf(page, part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(5)
})

test('a category without a text shows neither text nor rule', async ({ page }) => {
  await answerInstead<Info>(page, '**/api/category/pageinfo/nursery', (info) => ({ ...info, extraInfoHtml: '' }))
  await open(page, '/store/bedroom')
  await expect(main(page).locator('hr')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nursery', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nursery')
  await expect(main(page).locator('.prose, hr')).toHaveCount(0)
})

test('each sub-category has a name and a picture that loads when near and grows under the pointer', async ({
  page,
  request,
}) => {
  const tiles: { name: string; routeName: string }[] = await (
    await request.get('/api/category/page/cat/bedroom')
  ).json()
  await page.goto('/store/bedroom')
  const cards = main(page).getByRole('list').last().getByRole('link')
  await expect(cards).toHaveText(tiles.map(({ name }) => name))
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(tiles.map(({ routeName }) => `/store/bedroom/${routeName}`))
  const pictures = cards.locator('img')
  await expect(pictures).toHaveCount(tiles.length)
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy')

  const picture = pictures.first()
  const look = () => picture.evaluate((img) => [getComputedStyle(img).scale, getComputedStyle(img).transitionDuration])
  expect(await look()).toEqual(['none', '0.1s'])
  await cards.first().hover()
  await expect.poll(look).toEqual(['1.05', '0.1s'])
})
