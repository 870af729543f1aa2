import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../support/axe.ts'
import { hireSales } from '../support/colleague.ts'
import { openEnquiry } from '../support/enquiries.ts'
import { loseAnswer, onFirstCall } from '../support/intercepted-calls.ts'

test('the open enquiries of somebody who can no longer answer them are named, and listed by one press', async ({
  page,
  browser,
}) => {
  const leaver = await hireSales(browser, page, 'Lena Leaver')
  await leaver.context().close()
  await openEnquiry(page, 'Orphan Pell')
  await page.getByRole('button', { name: 'Assign to', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Lena Leaver' }).click()
  await expect(page.getByText('Assigned to Lena Leaver').first()).toBeVisible()
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Change Lena Leaver' }).click()
  await page.getByRole('menuitem', { name: 'Role: Editor' }).click()
  const editor = page.getByRole('row', { name: /Lena Leaver/ })
  await expect(editor.getByRole('link', { name: '1 open enquiry still assigned to them' })).toBeVisible()
  await page.getByRole('button', { name: 'Change Lena Leaver' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the staff' }).click()
  const left = page.getByRole('listitem').filter({ hasText: 'Lena Leaver' })
  await expect(left.getByRole('link', { name: '1 open enquiry still assigned to them' })).toBeVisible()
  await expectNoFaults(page)
  await left.getByRole('link').click()
  await expect(page.getByRole('link', { name: /Orphan Pell/ })).toBeVisible()
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/./)
})

test('an invitation whose answer was lost is listed once the shop says that it exists', async ({ page }) => {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Name').fill('Nora Lost')
  await dialog.getByLabel('Email address').fill('nora-lost@shop.example')
  const send = dialog.getByRole('button', { name: /^(Send the invitation|Create the link)$/ })
  await onFirstCall(page, '**/api/staff/invitations', loseAnswer)
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached just now.')
  await send.click()
  await expect(dialog).toContainText('Nora Lost is invited already: send the invitation again below.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row', { name: /Nora Lost/ })).toBeVisible()
})
