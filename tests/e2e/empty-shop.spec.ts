import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectNoFaults } from './support/axe.ts'
import { openNewShop } from './support/other-shop.ts'
import { cell } from './support/product.ts'
import { beKnown, desktop, open, phone, watch } from './support/visit.ts'

test.describe.configure({ mode: 'serial' })

let folder = ''
let shop: Awaited<ReturnType<typeof openNewShop>>

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showroom-empty-'))
  shop = await openNewShop(folder, { DEMO: 'none' })
})
test.afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

for (const viewport of [phone, desktop]) {
  test(`an empty shop invites shoppers to write, and its owner to begin, at ${viewport.width} px`, async ({
    browser,
  }) => {
    test.slow()
    const context = await browser.newContext({ viewport, baseURL: shop.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const { faults } = watch(page)
    await beKnown(page)

    await open(page, '/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Opening soon'])
    await expect(main.getByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: 'Open the back office' })).toHaveAttribute('href', '/admin')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Furniture [\w ]+\.$/)
    const { openingTimesWeekdays, openingTimesSunday } = await (await page.request.get('/api/settings/public')).json()
    expect([openingTimesWeekdays, openingTimesSunday]).toEqual(['00am - 00pm', '00am - 00pm'])
    await expect(page.getByText('00am')).toHaveCount(0)
    await expect(page.getByText('Interest free credit available')).toHaveCount(0)
    await expect(page.getByText('Opening times')).toHaveCount(0)
    await expectNoFaults(page)

    for (const path of ['/latest-products', '/special-offers', '/search/sofa']) {
      await page.goto(path)
      await expect(main.getByRole('heading', { name: 'Our products are on their way' })).toBeVisible()
      await expect(main.getByText('We are still putting them on our website. Send us a message.')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Filters' })).toHaveCount(0)
    }
    await expectNoFaults(page)

    await page.goto('/find-us')
    await expect(main.getByText('Our address is not on the website yet. Write to us before you come.')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Free customer parking' })).toHaveCount(0)
    await page.goto('/terms')
    await expect(main.getByText('This page is not written yet.')).toBeVisible()
    await expect(main.getByText('Updated')).toHaveCount(0)
    await page.goto('/visit')
    await expect(main.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact')
    for (const path of ['/contact', '/visit', '/visit/some-key', '/shortlist']) {
      expect(await (await page.request.get(path)).text(), path).not.toMatch(/call us/i)
    }
    await page.goto('/shortlist')
    await expect(main.getByText('our products are still on their way')).toBeVisible()
    await expect(main.getByRole('link', { name: 'See what is new' })).toHaveCount(0)
    await expectNoFaults(page)
    expect(faults).toEqual([])
    await context.close()
  })
}

test('in an empty shop the owner makes a category, which appears on the site with its first product', async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ viewport: desktop, baseURL: shop.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const { faults } = watch(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const create = async (name: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await page.goto(shop.ownerLink)
  await page.getByLabel('Your name').fill('Ruth Larch')
  await page.getByLabel('Email address').fill('ruth@larch.example')
  await page.getByLabel('Password').fill('oak and ash and thorn')
  await button('Create the owner').click()

  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('link', { name: 'Add the categories' }).click()
  await button('New category').click()
  await create('Lounge')
  await button('New sub-category in Lounge').click()
  await create('Sofas')
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await expect(navigation.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await steps.getByRole('link', { name: 'Add a product' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Sub-category' }).click()
  await page.getByRole('option', { name: 'Sofas' }).click()
  await create('Larch Sofa')
  await cell(page, 'Price', 'variant 1').fill('1299')
  await button('Put on the site').click()
  await page.getByRole('switch', { name: 'Put Lounge and Sofas on the site too' }).click()
  await button('Put it on the site anyway').click()
  await expect(page.getByText('Shoppers do not see it: Lounge and Sofas are off the site.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveCount(0)
  await expectNoFaults(page)
  await button('Put Lounge and Sofas on the site').click()
  await page.getByRole('link', { name: 'See it on the site' }).waitFor()
  expect(faults).toEqual([])

  const stranger = await (await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce' })).newPage()
  await beKnown(stranger)
  await open(stranger, '/store/lounge/sofas')
  await expect(stranger.getByRole('main').getByText('Larch Sofa').first()).toBeVisible()
  await context.close()
})
