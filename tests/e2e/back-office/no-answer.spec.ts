import { expect, type Page, test } from '@playwright/test'
import { askForBin, save } from '../support/back-office.ts'
import { cell, makeProduct } from '../support/product.ts'

const calls = '**/api/staff/**'
const notice = (page: Page, text: string) => page.getByText(text).last()

test('an action that does not reach the shop says so', async ({ page }) => {
  await makeProduct(page, 'Unreached Sofa')
  await page.route(calls, (route) => route.abort())
  await askForBin(page)
  await expect(notice(page, 'The shop could not be reached just now. Please try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unreached Sofa')
})

test('Undo that does not reach the shop says so', async ({ page }) => {
  await makeProduct(page, 'Kept Sofa')
  await cell(page, 'Price', 'variant 1').fill('100')
  await save(page)
  await page.route(calls, (route) => route.abort())
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(notice(page, 'The shop could not be reached just now. Please try again.')).toBeVisible()
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('£100')
})

test('an action after the session has ended says so', async ({ page }) => {
  await makeProduct(page, 'Forgotten Sofa')
  await page.route(calls, (route) => route.fulfill({ status: 401, json: {} }))
  await askForBin(page)
  await expect(notice(page, 'You are no longer signed in: sign in again in another window.')).toBeVisible()
})
