import { type Browser, expect, type Page, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { findFaults } from '../support/axe.ts'
import { delayFirst } from '../support/intercepted-calls.ts'
import { askShopDatabase } from '../support/shop-database.ts'
import { send } from '../support/staff-calls.ts'
import { beKnown, open, watch } from '../support/visit.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const missed = (page: Page) => page.getByRole('list', { name: 'Searches that found nothing' })

/** The shop does not count headless browsers, so these journeys use another user agent. */
async function openShopper(browser: Browser): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const context = await browser.newContext({ userAgent, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await beKnown(page)
  return page
}

/** A published product with only the given fields. */
async function publish(page: Page, name: string): Promise<string> {
  const { categories } = await (await page.request.get('/api/staff/products/taxonomy')).json()
  const subCategoryUuid: string = categories[0].subCategories[0].uuid
  const variants = [{ ...blankVariant, price: 100, widthCm: 80 }]
  const { uuid, version } = await send(page, '/api/staff/products', {
    ...blankProduct,
    name,
    subCategoryUuid,
    variants,
  })
  await send(page, `/api/staff/products/${uuid}/publish`, { uuid, version })
  return uuid
}

/** Reloads the overview until it shows this; counts are written every few seconds. */
async function lookUntil(page: Page, isShown: () => Promise<boolean>, path = '/admin'): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isShown()).toBe(true)
  }).toPass({ timeout: 20_000 })
}

test('a search without results is listed, gets a synonym, and then finds products', async ({ page, browser }) => {
  const { faults } = watch(page)
  await publish(page, 'Rowan Hall Stand')
  const shopper = await openShopper(browser)
  // The shop keeps the text of a search once it was made in three different hours (decision 101).
  await askShopDatabase((sql) => sql`insert into search_counts values ('quockerwodger', current_date, 3, 0, true)`)
  await open(shopper, '/search/quockerwodger')
  await expect(shopper.getByText('No results for', { exact: false })).toBeVisible()
  await lookUntil(page, () => missed(page).getByText('quockerwodger 4 times').isVisible())

  await page.getByRole('button', { name: 'Add a synonym for quockerwodger' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a synonym' })
  await expect(dialog.getByRole('textbox', { name: 'Shoppers say' })).toHaveValue('quockerwodger')
  const means = dialog.getByRole('textbox', { name: 'The catalogue says' })
  await means.pressSequentially('nonsuch,')
  await expect(dialog.getByRole('status')).toContainText('This finds no product yet.')
  await dialog.getByRole('button', { name: 'Remove nonsuch from The catalogue says' }).click()
  await expect(means).toBeFocused()
  await means.pressSequentially('rowan stand,')
  await expect(dialog.getByRole('status')).toHaveText('This finds 1 product.')
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('find rowan stand from now on')).toBeVisible()
  await expect(page.getByText('quockerwodger 4 times')).toHaveCount(0)

  await expect(async () => {
    const answer = await page.request.get('/search/quocker')
    expect(await answer.text()).toContain('Rowan Hall Stand')
  }).toPass({ timeout: 1500 })
  await shopper.goto('/search/quocker')
  await expect(shopper.getByRole('main')).toContainText('Rowan Hall Stand')
  expect(faults).toEqual([])
  await shopper.context().close()
})

test('a synonym is created, changed, deleted and restored on its own page', async ({ page, baseURL }) => {
  await page.goto('/admin/synonyms')
  await page.getByRole('button', { name: 'New synonym' }).click()
  const dialog = page.getByRole('dialog')
  const means = dialog.getByRole('textbox', { name: 'The catalogue says' })
  await dialog.getByRole('textbox', { name: 'Shoppers say' }).fill('Snozzcumber')
  await means.fill('sofa')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = (meaning: string) => page.getByRole('row', { name: `Snozzcumber ${meaning}` })
  await expect(row('sofa')).toBeVisible()
  await page.getByRole('button', { name: 'Change Snozzcumber' }).click()
  await means.pressSequentially('bed,')
  // A colleague changes the synonym meanwhile.
  const others = { word: 'Snozzcumber', means: ['sofa', 'chair'], was: ['sofa'] }
  const headers = { origin: baseURL ?? '' }
  expect((await page.request.post('/api/staff/synonyms', { data: others, headers })).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row('sofa, chair, bed')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Snozzcumber' }).click()
  await expect(row('')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('sofa, chair, bed')).toBeVisible()
})

test('the count beside a synonym is that of its current words, though the answer for earlier ones is late', async ({
  page,
}) => {
  await page.goto('/admin/synonyms')
  await page.getByRole('button', { name: 'New synonym' }).click()
  const dialog = page.getByRole('dialog')
  const means = dialog.getByRole('textbox', { name: 'The catalogue says' })
  await dialog.getByRole('textbox', { name: 'Shoppers say' }).fill('Whangdoodle')
  const letArrive = await delayFirst(page, '**/api/staff/synonyms/try')
  const asked = page.waitForRequest('**/api/staff/synonyms/try')
  await means.pressSequentially('hornswoggler,')
  await asked
  await means.pressSequentially('sofa,')
  await expect(dialog.getByText(/^This finds \d+ products\.$/)).toBeVisible()
  await letArrive()
  await expect(dialog.getByText(/^This finds/)).toHaveText(/^This finds \d+ products\.$/)
})

test('a missing picture is counted, with a link to the list that names the product', async ({ page }) => {
  await publish(page, 'Rowan Footstool')
  await page.goto('/admin')
  await part(page, 'Missing on the site').getByRole('link', { name: 'Products without a picture' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page.getByRole('button', { name: 'Remove the filter Without a picture' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rowan Footstool' })).toBeVisible()
})

test('views of a product by shoppers are counted, those by staff are not', async ({ page, browser }) => {
  const uuid = await publish(page, 'Rowan Bench')
  const shopper = await openShopper(browser)
  await expect(async () => {
    expect((await page.request.get(`/api/product/${uuid}`)).status()).toBe(200)
  }).toPass({ timeout: 3000 })
  await shopper.goto(`/product/${uuid}/rowan-bench`)
  await expect(shopper.getByRole('heading', { level: 1 })).toContainText('Rowan Bench')
  await page.goto(`/product/${uuid}/rowan-bench`)
  const interest = part(page, 'Views and enquiries')
  const views = interest.getByRole('figure').filter({ hasText: 'view' })
  await lookUntil(
    page,
    async () => {
      await expect(interest).toBeVisible()
      return views.getByText('1 view', { exact: true }).isVisible()
    },
    `/admin/products/${uuid}`,
  )
  await page.goto('/admin?days=90')
  const interesting = part(page, 'Views and enquiries')
  await expect(interesting.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true')
  await interesting.getByText('As a table').click()
  await expect(interesting.getByRole('row')).not.toHaveCount(0)
  await shopper.context().close()
})

test('an owner reads the site’s statistics', async ({ page, browser }) => {
  const { faults } = watch(page)
  const shopper = await openShopper(browser)
  await open(shopper, '/')
  await lookUntil(page, () =>
    part(page, 'Behind the scenes')
      .getByText(/Answers in .* \(95 of 100 pages within/)
      .isVisible(),
  )
  const site = part(page, 'Behind the scenes')
  await expect(site.getByText(/Pages served from memory: \d+ %\. \d+ process(es)? runs?/)).toBeVisible()
  expect(faults).toEqual([])
})
