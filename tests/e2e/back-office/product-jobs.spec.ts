import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { productAddress } from '../../../contract/addresses.ts'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { findFaults } from '../support/axe.ts'
import { countSteps } from '../support/counted-steps.ts'
import { delayFirst } from '../support/intercepted-calls.ts'
import { addPublished, cell, field } from '../support/product.ts'

/** Daily work with products: each job begins on the overview, and may take no more presses than its title says. */

const photographs = ['1-hero', '10-hero-rust', '13-hero-ink', '4-hero-oat']
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openProducts = (page: Page) => page.getByRole('link', { name: 'Products', exact: true }).first()
/** A row of the list rather than one of a dialog in front of it. */
const row = (page: Page, name: string) => page.getByRole('main').locator('tr', { hasText: name })
const find = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })

async function seesPrice(page: Page, uuid: string, name: string, text: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(productAddress(uuid, name))
    expect(await answer.text()).toContain(text)
  }).toPass()
}

async function start(page: Page, name: string) {
  await page.goto('/admin')
  const job = countSteps(page)
  job.begin(name)
  const clicks = () => job.steps.reduce((sum, step) => sum + step.clicks, 0)
  return { job, clicks }
}

test('a price is changed in 3 presses', async ({ page }) => {
  const uuid = await addPublished(page, { name: 'Jobwood Chair', variants: [{ ...blankVariant, price: 1200 }] })
  const { job, clicks } = await start(page, 'Change a price')
  await job.click(openProducts(page))
  await job.type(find(page), 'jobwood chair')
  await job.click(page.getByRole('button', { name: /^£1,200 Change the price of Jobwood Chair$/ }))
  const dialog = page.getByRole('dialog', { name: 'Prices of Jobwood Chair' })
  const price = dialog.getByRole('textbox', { name: 'Price', exact: true })
  await expect(price).toBeFocused()
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.type('1345.50')
  await job.press('Enter')
  await seesPrice(page, uuid, 'Jobwood Chair', '£1,345.50')
  await expect(row(page, 'Jobwood Chair')).toContainText('£1,345.50')
  expect(clicks()).toBeLessThanOrEqual(3)
})

test('four variants are put on sale for a week in 5 presses', async ({ page }) => {
  const variants = ['Oat', 'Rust', 'Sage', 'Moss'].map((name) => ({ ...blankVariant, name, price: 1000 }))
  const uuid = await addPublished(page, { name: 'Jobwood Bench', variants })
  const { job, clicks } = await start(page, 'A sale for a week')
  await job.click(openProducts(page))
  await job.type(find(page), 'jobwood bench')
  await job.click(button(page, 'More for Jobwood Bench'))
  await job.click(page.getByRole('menuitem', { name: 'Put on sale' }))
  await job.type(page.getByRole('textbox', { name: 'Off the price' }), '10')
  await job.click(button(page, 'Show what would change'))
  await job.click(button(page, 'Change 1 product'))
  await seesPrice(page, uuid, 'Jobwood Bench', '£900')
  await expect(row(page, 'Jobwood Bench')).toContainText('Sale until')
  const product = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  expect(product.edit.variants.map(({ salePrice }: { salePrice: number }) => salePrice)).toEqual([900, 900, 900, 900])
  expect(clicks()).toBeLessThanOrEqual(5)
})

test('a sold-out product is taken off the site in 3 presses', async ({ page }) => {
  const uuid = await addPublished(page, { name: 'Jobwood Stool', variants: [{ ...blankVariant, price: 90 }] })
  const { job, clicks } = await start(page, 'Hide a sold-out product')
  await job.click(openProducts(page))
  await job.type(find(page), 'jobwood stool')
  await job.click(button(page, 'More for Jobwood Stool'))
  await job.click(page.getByRole('menuitem', { name: 'Take off the site' }))
  await expect(async () => expect((await page.request.get(`/api/product/${uuid}`)).status()).toBe(404)).toPass()
  expect(clicks()).toBeLessThanOrEqual(3)
})

test('a sofa in four fabrics with pictures is on the site in 14 presses', async ({ page }) => {
  test.setTimeout(90_000)
  const { job, clicks } = await start(page, 'A new sofa in four fabrics')
  await job.click(openProducts(page))
  await job.click(button(page, 'New product'))
  await job.type(field(page, 'Name'), 'Jobwood Sofa')
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('sofas')
  await job.click(page.getByRole('option', { name: 'Sofas Sofas & Chairs', exact: true }))
  await job.click(button(page, 'Create'))
  await job.type(cell(page, 'Price', 'variant 1'), '1345.50')
  await job.click(button(page, 'Add several'))
  await job.type(field(page, 'Names'), 'Oat, Rust, Sage, Moss')
  expect(await findFaults(page)).toEqual([])
  await job.click(button(page, 'Add 4 variants'))
  for (const [place, name] of ['Oat', 'Rust', 'Sage', 'Moss'].entries()) {
    const target = page.locator('tr', { has: page.getByLabel(`Name, ${name}`, { exact: true }) })
    const buffer = readFileSync(`db/demo/photographs/alder-3-seater-sofa/${photographs[place]}.webp`)
    await job.drop(target, { name: `${name}.webp`, mimeType: 'image/webp', buffer })
    await expect(page.getByRole('img', { name: `Picture of ${name}` })).toBeVisible({ timeout: 30_000 })
  }
  expect(await findFaults(page)).toEqual([])
  await job.click(button(page, 'Put on the site'))
  await job.click(button(page, 'Put it on the site anyway'))
  const uuid = page.url().split('/').at(-1) ?? ''
  await expect(async () => expect((await page.request.get(`/api/product/${uuid}`)).status()).toBe(200)).toPass()
  const product = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  const kept: { name: string; price: number; pictures: string[] }[] = product.edit.variants
  expect(kept.map(({ name, price, pictures }) => [name, price, pictures.length])).toEqual(
    ['Oat', 'Rust', 'Sage', 'Moss'].map((name) => [name, 1345.5, 1]),
  )
  expect(clicks()).toBeLessThanOrEqual(14)
})

test('a price that somebody else changes meanwhile is shown before it is overwritten, and other changes are kept', async ({
  page,
}) => {
  const uuid = await addPublished(page, { name: 'Jobwood Table', variants: [{ ...blankVariant, price: 1000 }] })
  await page.goto('/admin/products?q=jobwood+table')
  await page.getByRole('button', { name: /^£1,000 Change the price of Jobwood Table$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Prices of Jobwood Table' })
  const price = dialog.getByRole('textbox', { name: 'Price', exact: true })
  await price.fill('1345.50')
  const { version, edit } = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  const theirs = { ...edit, description: 'By somebody else.', variants: [{ ...edit.variants[0], price: 1250 }] }
  const headers = { origin: new URL(page.url()).origin }
  const saved = await page.request.put(`/api/staff/products/${uuid}`, { data: { version, edit: theirs }, headers })
  expect(saved.status()).toBe(200)
  await price.press('Enter')
  await expect(dialog).toContainText('Somebody else has made the price £1,250 since you opened it.')
  await expect(price).toHaveValue('1345.50')
  expect(await findFaults(page)).toEqual([])
  await price.press('Enter')
  await expect(row(page, 'Jobwood Table')).toContainText('£1,345.50')
  const kept = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  expect(kept.edit).toEqual({ ...theirs, variants: [{ ...theirs.variants[0], price: 1345.5 }] })
  await button(page, 'Undo').click()
  await expect(row(page, 'Jobwood Table')).toContainText('£1,250')
})

test('a price that is typed while the shop refuses other prices stays', async ({ page }) => {
  const variants = ['Oak', 'Ash'].map((name) => ({ ...blankVariant, name, price: 1000 }))
  const uuid = await addPublished(page, { name: 'Jobwood Desk', variants })
  await page.goto('/admin/products?q=jobwood+desk')
  await page.getByRole('button', { name: /Change the price of Jobwood Desk$/ }).click()
  const prices = page.getByRole('dialog').getByRole('textbox', { name: /^Price/ })
  await prices.first().fill('1100')
  const { version, edit } = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  const theirs = { ...edit, variants: [{ ...edit.variants[0], price: 1250 }, edit.variants[1]] }
  const headers = { origin: new URL(page.url()).origin }
  await page.request.put(`/api/staff/products/${uuid}`, { data: { version, edit: theirs }, headers })
  const letArrive = await delayFirst(page, '**/api/staff/products/*/prices')
  const asked = page.waitForRequest('**/api/staff/products/*/prices')
  await prices.first().press('Enter')
  await asked
  await prices.last().fill('1300')
  await letArrive()
  await expect(page.getByRole('dialog')).toContainText('Somebody else has made the price £1,250')
  await expect(prices.last()).toHaveValue('£1,300')
})
