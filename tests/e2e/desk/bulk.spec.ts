import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'

/** Only one brand's products, so that no other journey is disturbed. */
const list = '/admin/products?q=&status=archived'
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen products' })
const count = (page: Page) => page.getByRole('status').first()

async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Change them' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function makeArchived(page: Page, name: string, price: string): Promise<void> {
  await page.goto('/admin/products?new')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('textbox', { name: /Price/ }).first().fill(price)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}
