import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from '../support/axe.ts'
import { askForBin, moveToBin, save } from '../support/back-office.ts'
import { untilHydrated } from '../support/visit.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const siteLink = (page: Page) => page.getByRole('link', { name: 'See it on the site' })

async function make(page: Page, list: string, noun: string, [label, name]: [string, string]): Promise<void> {
  await page.goto(list)
  await page.getByRole('button', { name: `New ${noun}` }).click()
  await field(page, label).fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function openPreview(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: button, exact: true }).click()
  const preview = await opened
  await expect(preview.getByText('Preview: this is how shoppers will see it')).toBeVisible()
  return preview
}

/** Expects that a visitor who is not signed in finds nothing at the address of a preview. */
async function expectNothingForShoppers(preview: Page): Promise<void> {
  const shopper = await preview
    .context()
    .browser()
    ?.newContext({ storageState: { cookies: [], origins: [] } })
  expect((await shopper?.request.get(preview.url()))?.status()).toBe(404)
  await shopper?.close()
}

test('a hidden page is previewed by staff alone; a visible one opens on the site', async ({ page }) => {
  await make(page, '/admin/pages', 'page', ['Title', 'How we oil oak'])
  await expect(siteLink(page)).toHaveCount(0)
  await field(page, 'Text').pressSequentially('## Two thin coats')
  const preview = await openPreview(page, 'Save and preview')
  await expect(preview.getByRole('heading', { name: 'Two thin coats' })).toBeVisible()
  await expect(preview.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
  await expect(preview.getByRole('link', { name: 'Back to editing' })).toHaveAttribute(
    'href',
    '/admin/pages/how-we-oil-oak',
  )
  const data = await preview.request.get(`${preview.url()}.data`)
  expect([data.status(), data.headers()['content-type']]).toEqual([200, 'text/x-script'])
  await expectNothingForShoppers(preview)
  await preview.close()
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  await expect(siteLink(page)).toHaveAttribute('href', '/page/how-we-oil-oak')
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toHaveCount(0)
  await moveToBin(page)
})

test('a hidden range is previewed with its products, and none of its links redirects home', async ({ page }) => {
  await make(page, '/admin/ranges', 'range', ['Name', 'Coppice'])
  await page.getByRole('combobox', { name: 'Add to Products' }).fill('Mist Voile Panels')
  await page.getByRole('option', { name: 'Mist Voile Panels', exact: true }).click()
  const preview = await openPreview(page, 'Save and preview')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Coppice')
  await expect(preview.getByText('1 product', { exact: true })).toBeVisible()
  await expectNothingForShoppers(preview)
  await expectNoFaults(preview)
  await expect(preview.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', /^\/admin\/ranges\//)
  await preview.getByLabel('Sort by').selectOption('Newest')
  await expect(preview).toHaveURL('/admin/preview/range/coppice?sortBy=recent')
  await untilHydrated(preview)
  await preview
    .getByRole('link', { name: /Mist Voile Panels/ })
    .first()
    .click()
  await expect(preview).toHaveURL(/\/admin\/preview\/product\//)
  await askForBin(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the bin' }).click()
  await expect(page.getByText('Coppice is in the bin')).toBeVisible()
})

test('a slide of words alone is as high as its words, on a computer too', async ({ page }) => {
  await make(page, '/admin/home', 'slide', ['Title', 'Made in the valley'])
  const preview = page.getByRole('region', { name: 'Preview' })
  const view = preview.getByRole('figure').filter({ hasText: 'On a computer' })
  const words = view.getByRole('heading', { name: 'Made in the valley', includeHidden: true })
  await expect(async () => {
    const [frame, title] = [await view.locator('> div').boundingBox(), await words.boundingBox()]
    expect(title?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  }).toPass()
  await moveToBin(page)
})
