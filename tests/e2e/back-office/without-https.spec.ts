import { expect, test } from '@playwright/test'
import { press } from '../support/people.ts'

// Pages over plain HTTP, as in the shop's own network, where browsers withhold some APIs.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  }),
)

test('a property’s form opens, and takes another value', async ({ page }) => {
  await page.goto('/admin/properties')
  await press(page, 'New property')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lacquer')
  await page.getByRole('textbox', { name: 'Values' }).fill('Matt')
  await press(page, 'Create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lacquer')
  await page.getByRole('textbox', { name: 'Add values' }).fill('Satin')
  await press(page, 'Add')
  await expect(page.getByRole('textbox', { name: 'Name of value 2' })).toHaveValue('Satin')
})

test('staff are asked to copy an invitation’s link by hand', async ({ page }) => {
  await page.goto('/admin/people')
  await press(page, 'Invite somebody')
  await page.getByLabel('Name', { exact: true }).fill('Una Plain')
  await page.getByLabel('Email address').fill('una.plain@shop.example')
  await page.getByLabel('Role').selectOption({ label: 'Sales' })
  await press(page, 'Create the link')
  await press(page, 'Copy the link')
  await expect(page.getByText('Please copy the link by hand.').last()).toBeVisible()
})
