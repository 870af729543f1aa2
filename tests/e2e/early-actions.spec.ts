import { expect, test } from '@playwright/test'
import { writeEnquiry } from './support/contact.ts'
import { hold } from './support/intercepted-calls.ts'
import { shortenTimeouts } from './support/short-timeouts.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, desktop, followLink, open, untilHydrated } from './support/visit.ts'

test.use({ viewport: desktop })
test.beforeEach(({ page }) => beKnown(page))

test('a heart pressed before its code has loaded saves the variant that was shown', async ({ page }) => {
  const { products } = await (await page.request.post('/api/search/', { data: { searchField: 'sofa' } })).json()
  const { uuid } = products.find(({ variantAmount }: { variantAmount: number }) => variantAmount > 1)
  const { product } = await (await page.request.get(`/api/product/${uuid}`)).json()
  const [shown, other] = product.variantList
  await open(page, `/product/${uuid}/-/${shown.uuid}`)
  const arrive = await hold(page, '**/assets/toggle-piece-*.js')
  const heart = page.locator('#product').getByRole('button', { name: `Shortlist ${product.name}` })
  await heart.click()
  await page.getByRole('navigation', { name: 'Options' }).locator(`a[href$="${other.uuid}"]`).first().click()
  await expect(heart).toHaveAttribute('value', new RegExp(`^${other.uuid}`))
  arrive()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })).toHaveText('Shortlist1')
  const { pieces } = await page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? ''))
  expect(pieces).toMatchObject([{ variantUuid: shown.uuid, name: product.name }])
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a heart that is pressed twice before its code has loaded counts one press', async ({ page }) => {
  await open(page, '/store/sofas-chairs/sofas')
  const arrive = await hold(page, '**/assets/toggle-piece-*.js')
  const hearts = page.locator('#products').getByRole('button', { name: /^Shortlist / })
  await hearts.first().click()
  await hearts.nth(1).click()
  await hearts.first().click()
  arrive()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })).toHaveText('Shortlist2')
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
})

test('a heart that is pressed again after its code failed to load counts one press', async ({ page }) => {
  await shortenTimeouts(page)
  await open(page, '/store/sofas-chairs/sofas')
  const arrive = await hold(page, '**/assets/toggle-piece-*.js')
  const [heart, other] = await page
    .locator('#products')
    .getByRole('button', { name: /^Shortlist / })
    .all()
  const givenUp = new Promise((resolve) => {
    page.on('console', (message) => message.text().includes('Nothing came in time') && resolve('reported'))
    page.on('pageerror', resolve)
  })
  await heart?.click()
  expect(await givenUp).toBe('reported')
  await heart?.click()
  await other?.click()
  arrive()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })).toHaveText('Shortlist2')
})

test('Undo that is pressed twice says what is so again, and reaches nothing below', async ({ page }) => {
  await open(page, '/store/sofas-chairs/sofas')
  const heart = page
    .locator('#products')
    .getByRole('button', { name: /^Shortlist / })
    .first()
  const notice = (words: string) => page.getByRole('status').getByText(words)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(notice('is no longer on your shortlist.')).toBeVisible()
  const below = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('dblclick', ({ target }) => resolve((target as Element).className))
      }),
  )
  await page.getByRole('button', { name: 'Undo' }).dblclick()
  await expect(notice('is on your shortlist again.')).toBeVisible()
  expect(await below).toContain('notice-bar')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
})

test('Close that is pressed twice reaches nothing below', async ({ page }) => {
  await open(page, '/store/sofas-chairs/sofas')
  await page
    .locator('#products')
    .getByRole('button', { name: /^Shortlist / })
    .first()
    .click()
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await expect(close).toBeVisible()
  const reached = await page.evaluateHandle(() => {
    const below = Object.assign(document.createElement('a'), { href: '/terms', style: 'position: fixed; inset: 0' })
    document.querySelector('main')?.append(below)
    const names: string[] = []
    window.addEventListener('click', ({ target }) => names.push((target as Element).tagName))
    return names
  })
  await close.dblclick()
  await expect(close).toBeHidden()
  expect(await reached.jsonValue()).toEqual(['BUTTON'])
})

test('a heart that looks empty because the list has not been read keeps its piece', async ({ page }) => {
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('The demonstration shop has no sofa.')
  await storePieces(page, [makePiece(card)])
  const arrive = await hold(page, '**/assets/stored-shortlist-*.js')
  await page.goto('/store/sofas-chairs/sofas', { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  const heart = page.locator('#products').getByRole('button', { name: `Shortlist ${card.name}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  arrive()
  await expect(page.getByRole('status').filter({ hasText: 'shortlist' })).toContainText(
    `${card.name} is on your shortlist.`,
  )
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })).toHaveText('Shortlist1')
})

test('an enquiry that is sent before the shortlist has been read names its pieces', async ({ page }) => {
  test.slow()
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('The demonstration shop has no sofa.')
  await storePieces(page, [makePiece(card, { note: 'For the bay window' })])
  await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true, copyMailed: false } }))
  const arrive = await hold(page, '**/assets/stored-shortlist-*.js')
  await page.goto('/contact?shortlist', { waitUntil: 'domcontentloaded' })
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  const sent = page.waitForRequest('**/api/contact')
  await send.click()
  arrive()
  expect((await sent).postDataJSON()).toMatchObject({
    items: [{ variantUuid: card.shownVariantUuid, quantity: 1, note: 'For the bay window' }],
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
})

test('a search that is begun while another page loads continues on that page', async ({ page }) => {
  await open(page, '/terms')
  const arrive = await hold(page, '**/api/**')
  await followLink(page, '/store/bedroom')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  const field = page.getByLabel('Search the shop')
  await field.pressSequentially('al')
  arrive()
  await expect(page.getByRole('main').getByRole('link', { name: 'Divan Beds' })).toBeVisible()
  await expect(page).toHaveURL('/store/bedroom')
  await page.keyboard.type('der')
  await expect(field).toHaveValue('alder')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/alder')
  await expect(page.getByRole('main')).toBeFocused()
})
