import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { hold } from './support/intercepted-calls.ts'
import { desktop, open, phone, untilHydrated } from './support/visit.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function openFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.locator('#filters summary', { hasText: name }).click()
}
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const sofas = '/store/sofas-chairs/sofas'

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('prices are typed, sent together, shown as one chip, and Back removes them', async ({ page }) => {
      await open(page, sofas)
      await openFilter(page, 'Price')
      await page.getByLabel('From £').fill('1500')
      await page.getByLabel('From £').press('Tab')
      await expect(page).toHaveURL(sofas)
      await page.getByLabel('To £').fill('500')
      await expectAccessible(page)
      await page.getByLabel('To £').press('Enter')
      await expect(page).toHaveURL(`${sofas}?priceMin=1500&priceMax=500`)
      await expect(page.locator('#filters')).toBeHidden()
      await expect(chips(page).getByRole('link', { name: 'Remove filter £500 to £1,500' })).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      const prices = await page
        .locator('#products li a[href^="/product/"]')
        .getByText(/^From £/)
        .allInnerTexts()
      expect(prices.length).toBeGreaterThan(0)
      for (const price of prices) {
        const pounds = Number(price.replace(/^From £|,/g, '').split('\n')[0])
        expect(pounds).toBeGreaterThanOrEqual(500)
        expect(pounds).toBeLessThanOrEqual(1500)
      }
      await page.getByRole('button', { name: 'Filters' }).click()
      await expect(page.getByLabel('From £')).toHaveValue('500')
      await page.keyboard.press('Escape')
      await page.goBack()
      await expect(page).toHaveURL(sofas)
      await expect(chips(page)).toHaveCount(0)
      await expect(page.getByLabel('From £')).toHaveValue('')
    })

    test('sizes are typed, or chosen from options with counts, and removed one by one', async ({ page }) => {
      await open(page, sofas)
      await openFilter(page, 'Dimensions')
      await page.getByLabel('Depth up to').fill('95.5')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${sofas}?maxDepth=95.5`)
      await expect(page.locator('#filters')).toBeHidden()
      await page.getByRole('button', { name: 'Filters' }).click()
      const width = page.getByRole('link', { name: /^Width up to /i }).first()
      const [, most, count] = /up to (\d+) cm \((\d+)\)/i.exec((await width.textContent()) ?? '') ?? []
      await width.click()
      await expect(page).toHaveURL(`${sofas}?maxWidth=${most}&maxDepth=95.5`)
      await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${count} product`))
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await chips(page).getByRole('link', { name: 'Remove filter Depth up to 95.5 cm' }).click()
      await expect(page).toHaveURL(`${sofas}?maxWidth=${most}`)
      await chips(page).getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL(sofas)
    })
  })
}

test('amounts that are typed while a filter is applied are sent together', async ({ page }) => {
  await open(page, '/search')
  const answer = await hold(page, '**/api/search/')
  await openFilter(page, 'Price')
  await page.getByRole('checkbox', { name: 'Special offers only' }).check()
  await page.getByLabel('From £').fill('100')
  await page.getByLabel('From £').press('Tab')
  await page.getByLabel('To £').fill('1500')
  answer()
  await expect(page).toHaveURL('/search?onSaleOnly=true')
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('To £').press('Enter')
  await expect(page).toHaveURL('/search?priceMin=100&priceMax=1500&onSaleOnly=true')
})

test('immediate delivery is a switch with a count', async ({ page }) => {
  await open(page, '/search')
  await page.getByRole('button', { name: 'Filters' }).click()
  const line = page.locator('#filters label', { hasText: 'Immediate delivery' })
  const count = await line.locator('small').textContent()
  await line.getByRole('checkbox').check()
  await expect(page).toHaveURL('/search?immediateDeliveryOnly=true')
  await expect(page.getByRole('status').first()).toHaveText(`${count} products`)
  await page.keyboard.press('Escape')
  await expect(page.locator('#products li').first()).toContainText(/immediate delivery/i)
  await chips(page).getByRole('link', { name: 'Remove filter Immediate delivery' }).click()
  await expect(page).toHaveURL('/search')
})

test('an amount that is being typed stays when the answer to another filter arrives', async ({ page }) => {
  await open(page, '/search')
  await openFilter(page, 'Price')
  const letGo = await hold(page, '**/api/search/')
  await page.getByRole('checkbox', { name: 'Special offers only' }).check()
  await page.getByLabel('From £').fill('12')
  letGo()
  await expect(page).toHaveURL('/search?onSaleOnly=true')
  await expect(chips(page).getByRole('link', { name: 'Remove filter Special offers only' })).toBeAttached()
  await page.getByLabel('From £').pressSequentially('0')
  await expect(page.getByLabel('From £')).toHaveValue('120')
  await page.getByLabel('From £').press('Enter')
  await expect(page).toHaveURL('/search?priceMin=120&onSaleOnly=true')
})

test('amounts that are not numbers are ignored', async ({ page }) => {
  await open(page, '/search?priceMin=cheap&priceMax=-5&maxWidth=2m&immediateDeliveryOnly=perhaps')
  await expect(page.locator('#products a[href^="/product/"]').first()).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('amounts are fields of the form, and chips are links', async ({ page }) => {
    await page.goto(sofas)
    await openFilter(page, 'Price')
    await page.getByLabel('To £').fill('1500')
    await page.locator('#filters summary', { hasText: 'Dimensions' }).click()
    await page.getByLabel('Width up to').fill('250')
    await page.getByRole('checkbox', { name: 'Immediate delivery' }).check()
    await page.getByRole('button', { name: /^Show \d+ products/ }).click()
    for (const label of ['Up to £1,500', 'Width up to 250 cm', 'Immediate delivery']) {
      await expect(chips(page).getByRole('link', { name: `Remove filter ${label}` })).toBeVisible()
    }
    await chips(page).getByRole('link', { name: 'Remove filter Up to £1,500' }).click()
    await expect(page).toHaveURL(`${sofas}?immediateDeliveryOnly=true&maxWidth=250`)
  })
})

test('a filter chosen before the code of the amounts has arrived shows that its list is on the way', async ({
  page,
}) => {
  const arrive = await hold(page, '**/assets/amount-filters-*.js')
  await page.goto(sofas, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  await openFilter(page, 'Brand')
  const main = page.getByRole('main')
  await expect(main).not.toHaveAttribute('aria-busy', 'true')
  await page.locator('#filters input[name=brandUuid]').nth(1).check()
  await expect(main).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page).toHaveURL(/brandUuid=/)
  await expect(main).not.toHaveAttribute('aria-busy', 'true')
})
