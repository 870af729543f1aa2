import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { save } from '../support/back-office.ts'
import { hold, onFirstCall, untilReleased } from '../support/intercepted-calls.ts'

test('a supplier’s list is fetched, its price change is looked at, applied and undone', async ({ page }) => {
  const code = `NIGHT-${Date.now()}`
  let price = '£450.00'
  const supplier = createServer((_, res) => {
    res.end(`SKU,Name,Sub-category,RRP\n${code},Hartley Footstool,Sofas,"${price}"\n`)
  }).listen(0, '127.0.0.1')
  await once(supplier, 'listening')
  const address = `http://127.0.0.1:${(supplier.address() as AddressInfo).port}/prices.csv`

  await page.goto('/admin/supplier-lists?new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Supplier').fill('Hartley')
  await dialog.getByLabel('Address of the list').fill(address)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Last list' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])

  const last = page.getByRole('region', { name: 'Last list' })
  await last.getByRole('button', { name: 'Fetch it now' }).click()
  await expect(last.getByText('Please match its columns once.')).toBeVisible({ timeout: 20_000 })
  await last.getByRole('link', { name: 'Review the changes' }).click()
  await page.getByRole('button', { name: 'Preview the changes' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied.', { exact: true })).toBeVisible({ timeout: 20_000 })

  price = '£475.00'
  await page.goto('/admin/supplier-lists')
  await page.getByRole('link', { name: 'Hartley' }).click()
  await last.getByRole('button', { name: 'Fetch it now' }).click()
  await expect(last.getByText('list: 1 price change')).toBeVisible({ timeout: 20_000 })
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Suppliers’ lists' })
  await expect(waiting).toContainText('1 price change')
  await waiting.getByRole('link', { name: 'Hartley' }).click()
  await expect(page.getByText('£475', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByText('This import has been undone.')).toBeVisible({ timeout: 20_000 })
  supplier.close()
})

test('a fetched list archives by itself only products that two lists in a row leave out', async ({ page }) => {
  test.setTimeout(120_000)
  const codes = Array.from({ length: 6 }, (_, place) => `GONE-${Date.now()}-${place}`)
  const write = (prices: number[]) =>
    ['SKU,Name,Price', ...prices.map((price, place) => `${codes[place]},Gonby Stool ${place + 1},${price}`)].join('\n')
  let file = write([50, 50, 50, 50, 50, 50])
  const supplier = createServer((_, res) => res.end(file)).listen(0, '127.0.0.1')
  await once(supplier, 'listening')
  await page.goto('/admin/supplier-lists?new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Supplier').fill('Gonby')
  const address = `http://127.0.0.1:${(supplier.address() as AddressInfo).port}/prices.csv`
  await dialog.getByLabel('Address of the list').fill(address)
  await dialog.getByRole('button', { name: 'Create' }).click()
  const last = page.getByRole('region', { name: 'Last list' })
  const long = { timeout: 20_000 }
  await last.getByRole('button', { name: 'Fetch it now' }).click()
  await last.getByRole('link', { name: 'Review the changes' }).click(long)
  await page.getByRole('button', { name: 'Preview the changes' }).click()
  await page.getByRole('button', { name: 'Apply' }).click(long)
  await expect(page.getByText('Applied.', { exact: true })).toBeVisible(long)
  const applied = [page.url()]

  await page.goto('/admin/supplier-lists')
  await page.getByRole('link', { name: 'Gonby' }).click()
  await page.getByRole('switch', { name: 'Apply it automatically' }).check()
  await page.getByRole('switch', { name: 'Archive products missing from two lists in a row' }).check()
  await save(page)
  for (const [price, expected] of [
    [51, 'list: 1 price change'],
    [52, 'list: 1 price change, 1 archived'],
  ] as const) {
    file = write([price, 50, 50, 50, 50])
    await last.getByRole('button', { name: 'Fetch it now' }).click()
    await expect(last.getByText(expected)).toBeVisible(long)
    await expect(last.getByText('Applied', { exact: true })).toBeVisible(long)
    const link = await last.getByRole('link', { name: 'See what changed' }).getAttribute('href')
    applied.unshift(link ?? '')
  }
  expect(await findFaults(page)).toEqual([])
  await page.goto('/admin/products?q=gonby&status=archived')
  await expect(page.getByText('Gonby Stool 6').first()).toBeVisible()
  for (const one of applied) {
    await page.goto(one)
    await page.getByRole('button', { name: 'Undo all of it' }).click()
    await expect(page.getByText('This import has been undone.')).toBeVisible(long)
  }
  supplier.close()
})

test('a page follows a pending preview to its end, even one that somebody else started', async ({ page }) => {
  await page.goto('/admin/supplier-lists?new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Supplier').fill('Nightly Lists')
  await dialog.getByLabel('Address of the list').fill('http://127.0.0.1:9/prices.csv')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nightly Lists')
  const underWay = { outcome: 'checking', says: 'Its changes are being previewed.' }
  const endOne = await untilReleased(page, '**/api/staff/supplier-lists/*/state', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...underWay } })
  })
  await page.reload()
  const last = page.getByRole('region', { name: 'Last list' })
  await expect(last.getByText('Preview running')).toBeVisible()
  endOne()
  await expect(last.getByText('Not fetched yet')).toBeVisible()

  const endAll = await untilReleased(page, '**/api/staff/supplier-lists', async (route) => {
    const response = await route.fetch()
    const rows: object[] = await response.json()
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...underWay })) })
  })
  await page.goto('/admin/supplier-lists')
  const row = page.getByRole('row', { name: /Nightly Lists/ })
  await expect(row).toContainText('Preview running')
  endAll()
  await expect(row).toContainText('Not fetched yet')
})

test('another page asks before it loses the password of a supplier’s list', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  const products = navigation.getByRole('link', { name: 'Products', exact: true })
  await page.goto('/admin/supplier-lists?new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Supplier').fill('Leaving Lists')
  await dialog.getByLabel('Address of the list').fill('http://127.0.0.1:9/prices.csv')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('combobox', { name: 'How to sign in' }).selectOption('User name and password')
  await page.getByLabel('User name').fill('leaving')
  await save(page)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('oak and ash')
  await products.click()
  await expect(question).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toHaveCount(0)
  await expect(password).toHaveValue('oak and ash')
  const address = '**/api/staff/supplier-lists/*/secret'
  const store = page.getByRole('button', { name: 'Store the password' })
  await onFirstCall(page, address, (route) => route.abort())
  await store.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/The shop could not be reached just now/)
  const release = await hold(page, address)
  await store.click()
  await password.fill('oak and ash and thorn')
  release()
  await expect(password).toHaveAccessibleDescription('One is stored. Type another to replace it.')
  await expect(password).toHaveValue('oak and ash and thorn')
  await store.click()
  await expect(password).toHaveValue('')
  const last = page.getByRole('region', { name: 'Last list' })
  await expect(last.getByText('It is being fetched')).toHaveCount(0)
  await expect(last.getByRole('button', { name: 'Fetch it now' })).toBeEnabled()
  await products.click()
  await expect(page).toHaveURL(/\/admin\/products$/)
})
