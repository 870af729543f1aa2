import { expect, test } from '@playwright/test'
import { expectNoFaults } from './support/axe.ts'
import { hold, onFirstCall } from './support/intercepted-calls.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

test('a list is shared by a link, opened and saved on another phone, and the link is ended', async ({
  page,
  browser,
}) => {
  const cards = (await findCards(page, 'sofa')).slice(0, 2)
  const names = cards.map(({ name }) => name)
  await storePieces(
    page,
    cards.map((card, place) => makePiece(card, place === 0 ? { quantity: 3, note: 'A secret' } : {})),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/shortlist')
  await page.getByRole('button', { name: 'Share this list' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = page.getByRole('textbox', { name: /^Link created on/ })
  await expect(link).toHaveValue(/\/shortlist\/[\w-]{32}$/)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const address = await link.inputValue()

  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
  const other = await context.newPage()
  const origin = new URL(page.url()).origin
  await context.addCookies([{ name: 'cookie_consent', value: 'false', url: origin }])
  const answer = await other.goto(address)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const pieces = other.getByRole('list', { name: 'Pieces of the shared shortlist' }).getByRole('listitem')
  await expect(pieces.getByRole('heading')).toHaveText(names)
  await expect(pieces.first()).toContainText('3 of these')
  await expect(other.getByText('A secret')).toHaveCount(0)
  for (const viewport of [desktop, phone]) {
    await other.setViewportSize(viewport)
    await expectNoFaults(other)
  }
  await other.getByRole('button', { name: 'Make it mine' }).click()
  const taken = other.getByRole('link', { name: 'These are on your shortlist' })
  await expect(taken).toBeFocused()
  await taken.click()
  await expect(other.getByRole('list', { name: 'Pieces on your shortlist' }).getByRole('heading')).toHaveText(names)

  await page.reload()
  await page.getByRole('button', { name: 'Share this list' }).click()
  await expect(page.getByRole('button', { name: /^Copy the link created on \d/ })).toBeVisible()
  await page.getByRole('button', { name: /^End this link, created on \d/ }).press('Enter')
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'The link has ended.' })).toBeAttached()
  await other.goto(address)
  await expect(other.getByText('This link has ended')).toBeVisible()
  await context.close()
})

test('the list, the panel of links and the ending of a link say when they take long', async ({ page }) => {
  await beKnown(page)
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('No sofa has a price.')
  await storePieces(page, [makePiece(card)])
  const bringList = await hold(page, '**/assets/listed-pieces-*.js')
  await open(page, '/shortlist')
  await expect(page.getByText('Loading your list…')).toBeVisible()
  bringList()
  const bringPanel = await hold(page, '**/assets/share-list-*.js')
  await page.getByRole('button', { name: 'Share this list' }).click()
  await expect(page.getByRole('status').getByText('Loading your links…')).toBeVisible()
  bringPanel()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const answer = await hold(page, '**/api/shortlist/shares/*/end')
  await page.getByRole('button', { name: /^End this link/ }).click()
  await expect(page.getByRole('status').getByText('Ending the link…')).toBeVisible()
  answer()
  await expect(page.getByRole('textbox', { name: /^Link created on/ })).toHaveCount(0)
})

test('notes are shared only if the shopper chose that', async ({ page }) => {
  await beKnown(page)
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('No sofa has a price.')
  await storePieces(page, [makePiece(card, { note: 'For the hall' })])
  await open(page, '/shortlist')
  const share = page.getByRole('button', { name: 'Share this list' })
  const withNotes = page.getByRole('checkbox', { name: 'Show my notes too' })
  await share.click()
  await withNotes.check()
  await share.click()
  await expect(withNotes).toHaveCount(0)
  await share.click()
  await expect(withNotes).toBeChecked()
  await page.getByRole('button', { name: 'Create a link' }).click()
  await page.goto(await page.getByRole('textbox', { name: /^Link created on/ }).inputValue())
  await expect(page.getByText('For the hall')).toBeVisible()
})

test('a link that is still being made arrives after the panel was closed, and after the page was left', async ({
  page,
}) => {
  await beKnown(page)
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('No sofa has a price.')
  await storePieces(page, [makePiece(card)])
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/api/shortlist/shares') && asked++)
  const links = page.getByRole('textbox', { name: /^Link created on/ })
  const share = page.getByRole('button', { name: 'Share this list' })
  const isMaking = page.getByRole('button', { name: 'Creating a link…' })
  await open(page, '/shortlist')
  await share.click()
  const release = await hold(page, '**/api/shortlist/shares')
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(isMaking).toBeVisible()
  await share.click()
  await expect(isMaking).toHaveCount(0)
  await share.click()
  await isMaking.click({ force: true })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  await page.goBack()
  await share.click()
  await isMaking.click({ force: true })
  release()
  await expect(links).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect(asked).toBe(1)
  await page.reload()
  await share.click()
  await expect(links).toHaveCount(1)
})

test('a list whose answer was lost has one link, although the shopper asks for it twice', async ({ page }) => {
  await beKnown(page)
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('No sofa has a price.')
  await storePieces(page, [makePiece(card)])
  let lost = ''
  await onFirstCall(page, '**/api/shortlist/shares', async (route) => {
    lost = (await (await route.fetch()).json()).token
    await route.abort()
  })
  await open(page, '/shortlist')
  await page.getByRole('button', { name: 'Share this list' }).click()
  const create = page.getByRole('button', { name: 'Create a link' })
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('We could not be reached just now. Please try again.')
  await create.click()
  const links = page.getByRole('textbox', { name: /^Link created on/ })
  await expect(links).toHaveValue(new RegExp(`/shortlist/${lost}$`))

  await create.click()
  await expect(links).toHaveCount(2)
  await expect(links.first()).not.toHaveValue(new RegExp(lost))
})

test('a shared list says that it loads slowly, until it has loaded', async ({ page }) => {
  await beKnown(page)
  const letGo = await hold(page, '**/api/shortlist/shares/*')
  await open(page, '/shortlist/this-link-has-ended-already')
  const loading = page.getByRole('status').filter({ hasText: 'Loading the shortlist…' })
  await expect(loading).toBeVisible()
  letGo()
  await expect(page.getByText('This link has ended')).toBeVisible()
  await expect(loading).toHaveCount(0)
})
