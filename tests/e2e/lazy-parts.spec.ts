import { expect, type Page, test } from '@playwright/test'
import { hold } from './support/intercepted-calls.ts'
import { findEveryKind } from './support/shop-pages.ts'
import { shortenTimeouts } from './support/short-timeouts.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, desktop, open } from './support/visit.ts'

test.use({ viewport: desktop })

/** Opens a page, and aborts the requests for one of its lazy chunks. */
async function openWithout(page: Page, part: string, path: string): Promise<void> {
  await beKnown(page)
  await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
  await open(page, path)
}

/** Waits until the browser has reported that the chunk could not be loaded. */
async function failPart(page: Page, part: string, act: () => Promise<unknown>): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${part}-`))
  await act()
  await failed
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a page starts without the style sheet for what its scripts add', async ({ page }) => {
  await beKnown(page)
  await page.route('**/assets/app-*.css', (route) => route.abort())
  await open(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'New In' }).click()
  await expect(page).toHaveURL('/latest-products')
})

test('the search works without the suggestions’ script', async ({ page }) => {
  await openWithout(page, 'suggestions', '/terms')
  const field = page.getByLabel('Search the shop')
  await failPart(page, 'suggestions', () => field.focus())
  await field.pressSequentially('velvet')
  await expect(field).toHaveValue('velvet')
  await field.press('Enter')
  await expect(page).toHaveURL('/search/velvet')
})

test('an enquiry names the pieces of the shortlist without the script that shows them', async ({ page }) => {
  test.slow()
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('The demonstration shop has no sofa.')
  await storePieces(page, [makePiece(card)])
  await openWithout(page, 'asked-pieces', '/contact?shortlist')
  await expect(page.getByRole('alert')).toHaveText(/could not be shown just now. They are sent with your message.$/)
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  const sent = page.waitForRequest('**/api/contact')
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ items: [{ variantUuid: card.shownVariantUuid, quantity: 1 }] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
})

test('the contact page says that a shortlist cannot be read before anything is written', async ({ page }) => {
  await storePieces(page, [])
  await openWithout(page, 'stored-shortlist', '/contact?shortlist')
  await expect(page.getByRole('alert')).toHaveText(/To send it, please reload this page first.$/)
})

test('a shortlist whose panel for links does not load says so', async ({ page }) => {
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('The demonstration shop has no sofa.')
  await storePieces(page, [makePiece(card)])
  await openWithout(page, 'share-list', '/shortlist')
  await page.getByRole('button', { name: 'Share this list' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^A link could not be created just now/)
})

test('a category is a link without the menu’s script', async ({ page }) => {
  await openWithout(page, 'category-menu', '/terms')
  const title = await heading(page).textContent()
  await failPart(page, 'category-menu', () => page.locator('button[aria-label="Bedroom menu"]').press('Enter'))
  await expect(heading(page)).toHaveText(title ?? '')
  await page.getByRole('banner').getByRole('link', { name: 'Bedroom', exact: true }).click()
  await expect(page).toHaveURL('/store/bedroom')
})

test('a picture opens as a plain link without the gallery’s script', async ({ page, request }) => {
  const path = (await findEveryKind(request)).find((address) => address.startsWith('/product/')) ?? ''
  await openWithout(page, 'gallery-zoom', path)
  const picture = page.getByRole('link', { name: /^Enlarge/ }).first()
  const address = (await picture.getAttribute('href')) ?? ''
  await picture.click()
  await expect(page).toHaveURL(address)
})

test('‘Will it fit?’ leads to the sheet without the panel’s script', async ({ page, request }) => {
  const path = (await findEveryKind(request)).find((address) => address.startsWith('/product/')) ?? ''
  await openWithout(page, 'fit-panel', path)
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  await expect(page).toHaveURL('/how-to-measure')
})

test('‘Will it fit?’ leads to the sheet when the panel’s script never loads', async ({ page, request }) => {
  const path = (await findEveryKind(request)).find((address) => address.startsWith('/product/')) ?? ''
  await beKnown(page)
  await shortenTimeouts(page)
  await hold(page, '**/assets/fit-panel-*.js')
  await open(page, path)
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  await expect(page).toHaveURL('/how-to-measure')
})

test('‘Will it fit?’ and a picture keep the shop without a connection, and open with one', async ({
  page,
  context,
  request,
}) => {
  await beKnown(page)
  await open(page, (await findEveryKind(request)).find((path) => path.startsWith('/product/')) ?? '')
  const picture = page.getByRole('link', { name: /^Enlarge/ }).first()
  const fit = page.getByRole('link', { name: 'Will it fit?' })
  await context.setOffline(true)
  await picture.click()
  await fit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('banner').getByLabel('Search the shop')).toBeVisible()
  // The page is requested again once the browser is online.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to measure')
  await page.goBack()
  for (const part of [fit, picture]) {
    await part.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('icons work without the tooltips’ script', async ({ page }) => {
  await openWithout(page, 'tooltips', '/terms')
  const title = await heading(page).textContent()
  const icon = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await failPart(page, 'tooltips', () => icon.hover())
  await expect(heading(page)).toHaveText(title ?? '')
  await icon.click()
  await expect(page).toHaveURL(/\/search/)
})

test('the home page has no empty slides without the script that renders them', async ({ page }) => {
  await openWithout(page, 'slide-card', '/terms')
  await failPart(page, 'slide-card', () => page.getByRole('banner').locator('a[href="/"]').click())
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0)
})
