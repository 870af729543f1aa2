import { expect, type Locator, test } from '@playwright/test'
import { expectPageInOrder, moveToBin, pressSave, save } from '../support/back-office.ts'
import { field } from '../support/product.ts'
import { open, phone } from '../support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Pictures chosen here show on every page or on the home page, so each journey reverts its changes. */
async function choosePicture(group: Locator, search: string): Promise<void> {
  await group.getByRole('button', { name: 'From the library' }).click()
  const dialog = group.page().getByRole('dialog', { name: 'Choose from the library' })
  await dialog.getByRole('searchbox').fill(search)
  const picture = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button').first()
  await expect(picture.getByRole('img')).toHaveAttribute('alt', new RegExp(search, 'i'))
  await picture.click()
}

/** A change is public at once, but a busy machine may need a moment. */
const atOnce = { timeout: 5000, intervals: [50] }

test('a slide is created with a live preview, and shown to a shopper at once', async ({ page, context }) => {
  test.slow()
  await page.goto('/admin/home')
  await page.getByRole('button', { name: 'New slide' }).click()
  await field(page, 'Title').fill('Lamps for long evenings')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamps for long evenings')
  await expect(page.getByRole('switch', { name: 'On the site' })).not.toBeChecked()

  await page.getByRole('switch', { name: 'On the site' }).click()
  await pressSave(page)
  const picture = page.getByRole('group', { name: 'Picture', exact: true })
  await expect(picture).toHaveAccessibleDescription(/needs a picture before it can be shown/)
  await field(page, 'Line below the title').fill('Brass and linen')
  await choosePicture(picture, 'lamp')
  await field(page, 'Words on the button').fill('See the lamps')
  const linksTo = page.getByRole('combobox', { name: 'Links to' })
  await linksTo.fill('special off')
  await page.getByRole('option', { name: /Special Offers/ }).click()
  await expect(linksTo).toHaveValue('/special-offers')
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const [style, side] of [
    ['2', 'middle'],
    ['3', 'right'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Style' }).selectOption(style)
    await expect.poll(() => placeOfWords(preview)).toBe(side)
  }
  await save(page)
  await expect(async () => {
    const slides = await (await page.request.get('/api/carousel')).json()
    expect(slides.at(-1)).toMatchObject({ title: 'Lamps for long evenings', style: 3, ctaUrl: '/special-offers' })
  }).toPass(atOnce)
  const shopper = await context.newPage()
  await open(shopper, '/')
  await expect(shopper.getByRole('heading', { name: 'Lamps for long evenings', includeHidden: true })).toBeAttached()
  await shopper.close()

  await page.goto('/admin/home')
  const rows = page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
  await expect(rows.last()).toContainText('Lamps for long evenings')
  const before = await rows.count()
  await page.getByRole('button', { name: 'Move Lamps for long evenings up' }).click()
  await expect(page.getByRole('status').filter({ hasText: `is now ${before - 1} of ${before}` })).toBeAttached()
  await expect(async () => {
    const slides = await (await page.request.get('/api/carousel')).json()
    expect(slides.at(-2).title).toBe('Lamps for long evenings')
  }).toPass(atOnce)
  await page.getByRole('link', { name: 'Lamps for long evenings' }).click()
  await moveToBin(page)
})

test('a visible slide without a picture is marked in the list as not shown', async ({ page }) => {
  await page.route('**/api/staff/slides', async (route) => {
    const answer = await route.fetch()
    const [first, ...rest] = await answer.json()
    await route.fulfill({ response: answer, json: [{ ...first, title: 'Faded', image: null }, ...rest] })
  })
  await page.goto('/admin/home')
  const rows = page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
  await expect(rows.first()).toContainText('FadedNot shown: no picture')
  await expect(rows.filter({ hasText: 'Not shown' })).toHaveCount(1)
  await page.setViewportSize(phone)
  await expectPageInOrder(page)
})

/** The position of the slide's text in the wide preview. */
async function placeOfWords(preview: Locator): Promise<string> {
  const picture = await preview.getByRole('img', { includeHidden: true }).first().boundingBox()
  const words = await preview.getByRole('heading', { includeHidden: true }).first().boundingBox()
  if (!picture || !words) return 'nowhere'
  const share = (words.x + words.width / 2 - picture.x) / picture.width
  return share < 0.35 ? 'left' : share < 0.65 ? 'middle' : 'right'
}

test('a pop-up is created, previewed and shown to a shopper', async ({ page, browser, baseURL }) => {
  await page.goto('/admin/popups')
  await page.getByRole('button', { name: 'New pop-up' }).click()
  await field(page, 'Title').fill('Open until eight')
  await field(page, 'Message').pressSequentially('Every **Thursday** in December.')
  await page.getByRole('button', { name: 'Create' }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await expect(preview.locator('strong').first()).toHaveText('Thursday')
  await expect(field(page, 'Message')).toBeVisible()
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  await page.goto('/admin/popups')
  await page.getByRole('button', { name: 'Move Open until eight up' }).click()
  await expect(async () => {
    const { popups } = await (await page.request.get('/api/settings/public')).json()
    expect(popups[0].title).toBe('Open until eight')
  }).toPass(atOnce)

  const visit = await browser.newContext({ baseURL, storageState: undefined })
  const shopper = await visit.newPage()
  await visit.addCookies([{ name: 'cookie_consent', value: 'false', url: baseURL ?? '' }])
  await open(shopper, '/terms')
  const met = shopper.getByRole('dialog', { name: 'Open until eight' })
  await expect(met).toContainText('Every Thursday in December.', { timeout: 15_000 })
  await visit.close()

  await page.getByRole('link', { name: 'Open until eight' }).click()
  await page.getByLabel('On the site from', { exact: true }).fill('2035-12-01')
  await page.getByLabel('On the site until', { exact: true }).fill('2035-11-01')
  await pressSave(page)
  await expect(page.getByLabel('On the site until', { exact: true })).toHaveAccessibleDescription(
    /ends after it has started/,
  )
  await page.getByLabel('On the site until', { exact: true }).fill('2035-12-24')
  await expect(page.getByRole('status').filter({ hasText: 'Starts 1 December 2035.' })).toBeVisible()
  await save(page)
  await expectPageInOrder(page)
  await expect(async () => {
    const { popups } = await (await page.request.get('/api/settings/public')).json()
    expect(popups.map(({ title }: { title: string }) => title)).not.toContain('Open until eight')
  }).toPass(atOnce)
  await page.goto('/admin/popups')
  const row = page.getByRole('listitem').filter({ hasText: 'Open until eight' })
  await expect(row).toContainText('Starts 1 December 2035')
  await page.setViewportSize(phone)
  await expectPageInOrder(page)
  await page.getByRole('link', { name: 'Open until eight' }).click()
  await expectPageInOrder(page)
  await moveToBin(page)
})

test('the announcement has its own page, and runs on the site', async ({ page }) => {
  await page.goto('/admin/banner')
  const message = field(page, 'Announcement')
  const before = await message.inputValue()
  await message.fill('Free delivery in the dale this week')
  await expect(page.getByRole('region', { name: 'Announcement' }).last()).toContainText('Free delivery in the dale')
  await save(page)
  await expect(async () => {
    const answer = await page.request.get('/api/settings/public')
    expect((await answer.json()).bannerMessage).toBe('Free delivery in the dale this week')
  }).toPass(atOnce)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message).toHaveValue(before)
})
