import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { save } from '../support/back-office.ts'
import { hireEditor } from '../support/colleague.ts'
import { addDraft } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'History' })

async function saveWords(page: Page, description: string): Promise<void> {
  await field(page, 'Description').fill(description)
  await save(page)
}

test('the history is shown beside the form, and staff restore an earlier state', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'New brand' }).click()
  await field(page, 'Name').fill('Everlasting')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everlasting')
  await saveWords(page, 'The first words.')
  await saveWords(page, 'The second words.')
  await page.getByRole('button', { name: 'History' }).click()
  const saved = drawer(page).getByRole('listitem').filter({ hasText: 'The second words.' })
  await expect(saved).toContainText('The first words.')
  expect(await findFaults(page)).toEqual([])
  const first = drawer(page).getByRole('listitem').nth(1)
  await first.getByRole('button', { name: 'Restore this version' }).click()
  await expect(field(page, 'Description')).toHaveValue('The first words.')
  await save(page)
  await page.reload()
  await expect(field(page, 'Description')).toHaveValue('The first words.')

  await page.goto('/admin/history')
  await page.getByRole('searchbox').fill('everlasting')
  await expect(page.getByRole('status').filter({ hasText: /changes/ })).toHaveText('4 changes')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Product')
  await expect(page.getByRole('status').filter({ hasText: /changes/ })).toHaveText('0 changes')
})

test('an editor’s history and overview name only what editors may see', async ({ page, browser }) => {
  const editor = await hireEditor(browser, page, 'Hetty Historian')
  await editor.goto('/admin/history')
  const kinds = editor.getByRole('combobox', { name: 'Kind' }).getByRole('option')
  await expect(kinds.filter({ hasText: /^Product$/ })).toHaveCount(1)
  await expect(kinds.filter({ hasText: /^(Enquiry|Visit|Settings|Person)$/ })).toHaveCount(0)
  await editor.goto('/admin')
  await expect(editor.getByRole('heading', { name: 'Views', exact: true })).toBeVisible()
  await editor.context().close()
})

test('staff undo the newest entry', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'New brand' }).click()
  await field(page, 'Name').fill('Undone')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone')
  await saveWords(page, 'The first words.')
  await saveWords(page, 'The last words.')
  await page.getByRole('button', { name: 'History' }).click()
  const newest = drawer(page).getByRole('listitem').first()
  await expect(newest).toContainText('the button undoes this change')
  expect(await findFaults(page)).toEqual([])
  await newest.getByRole('button', { name: 'Restore this version' }).click()
  await save(page)
  await page.reload()
  await expect(field(page, 'Description')).toHaveValue('The first words.')
})

test('a record without a page of its own has its history beside it too', async ({ page }) => {
  await page.goto('/admin/banner')
  await field(page, 'Announcement').fill('Open until eight on Thursday')
  await save(page)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(drawer(page).getByRole('listitem').first()).toContainText('Open until eight on Thursday')
})

test('the rules for enquiries have their history beside them, and the history leads to them', async ({ page }) => {
  const months = page.getByRole('textbox', { name: 'Keep enquiries and visits for' })
  await page.goto('/admin/enquiries/retention')
  await months.fill('240')
  await save(page)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(drawer(page).getByRole('listitem').first()).toContainText('240')
  await page.goto('/admin/history?entity=enquiry+rules')
  await page.getByRole('main').getByRole('link', { name: 'the rules for enquiries' }).first().click()
  await expect(months).toHaveValue('240')
  await months.fill('')
  await save(page)
})

test('a bulk change is one entry, which unfolds into the change of each product', async ({ page }) => {
  const uuids = [await addDraft(page, { name: 'Unfolding Sofa' }), await addDraft(page, { name: 'Unfolding Chair' })]
  const data = { target: { uuids }, action: { kind: 'flag', flag: 'immediateDelivery', on: true } }
  await send(page, '/api/staff/bulk', data)
  // Another journey may set the same fact of one product meanwhile.
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Immediate delivery' })
  const work = entries.filter({ hasText: '2 products' }).first()
  await expect(async () => {
    await page.goto('/admin/history?entity=products')
    await expect(work).toBeVisible({ timeout: 1000 })
  }).toPass()
  await work.getByRole('button', { name: /^Show what was changed/ }).click()
  const chair = work.getByRole('listitem').filter({ hasText: 'Unfolding Chair' })
  await expect(chair).toContainText('Immediate delivery')
  await expect(work.getByRole('listitem')).toHaveCount(2)
  await expect(work).not.toContainText(uuids[0] ?? '')
  expect(await findFaults(page)).toEqual([])
  await chair.getByRole('link', { name: 'Unfolding Chair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unfolding Chair')
})
