import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

/** The shop's possible answers about today, because the journey may run at any time. */
const ofToday = /(Open today (until \d|\d)|Closed (today|now)).*Monday to Saturday 9am - 5\.30pm; Sunday 11am - 4pm/

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`a question about the shop is answered in the results, which link to the page that says more, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await beKnown(page)
    await open(page, '/search/opening%20times')
    const main = page.getByRole('main')
    await expect(main.getByText(ofToday)).toBeVisible()
    await expect(page.getByText(/No results/)).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Opening times' }).click()
    await expect(page).toHaveURL('/find-us')
    await expect(main.getByRole('heading', { name: 'Opening times' })).toBeVisible()
  })
}

test('the answer is above the products that the same words find', async ({ page }) => {
  await beKnown(page)
  await open(page, '/search/sofa%20delivery%20times')
  const answer = page.getByRole('main').getByRole('link', { name: 'Delivery and Fitting' })
  const product = page.getByRole('main').getByRole('listitem').getByRole('heading').first()
  await expect(product).toBeVisible()
  const [above, below] = [await answer.boundingBox(), await product.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
})

test('a question that is sent with the form leads to a page written by staff', async ({ page }) => {
  await beKnown(page)
  await open(page, '/')
  const field = page.getByLabel('Search the shop').first()
  await field.fill('do you deliver')
  await field.press('Enter')
  await expect(page).toHaveURL('/search/do%20you%20deliver')
  await page.getByRole('main').getByRole('link', { name: 'Delivery and Fitting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery and Fitting' })).toBeVisible()
})

test('suggestions answer a question, and are chosen with the keyboard', async ({ page }) => {
  await page.setViewportSize(desktop)
  await beKnown(page)
  await open(page, '/terms')
  await page.getByLabel('Search the shop').focus()
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await field.pressSequentially('parking')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const answer = list.getByRole('option', { name: /^Parking Free for customers all day/ })
  await expect(answer).toBeVisible()
  await expect(list).toContainText('About the shop')
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await expect(answer).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/find-us')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer is on the page', async ({ page }) => {
    await page.goto('/search/opening%20times')
    await expect(page.getByRole('main').getByText(ofToday)).toBeVisible()
    await expect(page.getByText(/No results/)).toHaveCount(0)
  })
})
