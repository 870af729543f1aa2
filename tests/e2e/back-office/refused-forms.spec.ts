import { expect, test } from '@playwright/test'
import { openEnquiry } from '../support/enquiries.ts'
import { press } from '../support/product.ts'

test('a refused form of a page gives the focus to its first wrong field', async ({ page }) => {
  await page.goto('/admin/enquiries/shopper')
  await page.getByLabel('Email address').fill('nobody')
  await press(page, 'Show what we hold')
  await expect(page.getByLabel('Email address')).toBeFocused()

  await openEnquiry(page, 'Flora Refused')
  await press(page, 'Save the note')
  await expect(page.getByLabel('Note for colleagues')).toBeFocused()
  await page.getByRole('button', { name: /^(Send the reply|Keep the reply as a file)$/ }).click()
  await expect(page.getByLabel('Your reply')).toBeFocused()
})

test('a refused form of a dialog gives the focus to its first wrong field', async ({ page }) => {
  await page.goto('/admin/synonyms')
  await press(page, 'New synonym')
  await press(page, 'Save')
  await expect(page.getByRole('textbox', { name: 'Shoppers say' })).toBeFocused()

  await page.goto('/admin/links')
  await page
    .getByRole('button', { name: /^Add a link/ })
    .first()
    .click()
  await press(page, 'Done')
  await expect(page.getByRole('dialog').getByLabel('Leads to')).toBeFocused()

  await page.goto('/admin/products')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await press(page, 'Change them')
  await page.getByRole('menuitem', { name: 'Change prices' }).click()
  await press(page, 'Show what would change')
  await expect(page.getByRole('textbox', { name: 'Up or down by' })).toBeFocused()
})
