import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { askForBin, pressSave, save } from '../support/back-office.ts'
import { cut, loseAnswer, onFirstCall, untilReleased } from '../support/intercepted-calls.ts'
import { cell, makeProduct, press } from '../support/product.ts'
import { shortenTimeouts } from '../support/short-timeouts.ts'

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

test('a page keeps what is typed in it when it cannot reload after an action', async ({ page }) => {
  await page.goto('/admin/account')
  const typed = page.getByLabel('Current password')
  await typed.fill('Half of it')
  const account = '**/api/staff/account'
  await page.route(account, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  const explained = page.waitForEvent('console', (message) => message.text().includes('No answer.'))
  await press(page, 'Save name and email')
  await explained
  await expect(notice(page, 'Saved')).toBeVisible()
  await expect(typed).toHaveValue('Half of it')
})

test('a change of prices whose answer is lost is applied once', async ({ page }) => {
  await makeProduct(page, 'Raised Sofa')
  await cell(page, 'Price', 'variant 1').fill('100')
  await save(page)
  await page.goto('/admin/products?q=raised+sofa')
  await page.getByRole('checkbox', { name: 'Select Raised Sofa' }).check()
  await page.getByRole('button', { name: 'Change them' }).click()
  await page.getByRole('menuitem', { name: 'Change prices' }).click()
  await page.getByRole('textbox', { name: 'Up or down by' }).fill('10')
  await press(page, 'Show what would change')
  const reconnect = await untilReleased(page, calls, loseAnswer)
  await press(page, 'Change 1 product')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The shop could not be reached just now. Please try again.')
  reconnect()
  await press(page, 'Change 1 product')
  await expect(dialog).toContainText('1 product changed')
  await press(page, 'Close')
  await expect(page.getByRole('row', { name: /Raised Sofa/ })).toContainText('£110')
})

test('a save whose answer is lost is applied once, and Undo reverts it', async ({ page }) => {
  await makeProduct(page, 'Twice Sofa')
  await cell(page, 'Name', 'variant 1').fill('Oak')
  await save(page)
  await press(page, 'Add a variant')
  await cell(page, 'Name', 'variant 2').fill('Ash')
  const reconnect = await untilReleased(page, calls, async (route) => {
    if (route.request().method() === 'PUT') await route.fetch()
    await route.abort()
  })
  await pressSave(page)
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toContainText('Nothing is lost')
  reconnect()
  await save(page)
  const names = page.getByRole('table', { name: 'Variants' }).getByLabel(/^Name, /)
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(names).toHaveCount(1)
})

test('a save whose answer never arrives times out, and a retry applies it once', async ({ page }) => {
  const restoreTimeouts = await shortenTimeouts(page)
  await makeProduct(page, 'Patient Sofa')
  await cell(page, 'Price', 'variant 1').fill('100')
  const release = Promise.withResolvers<void>()
  await onFirstCall(page, '**/api/staff/products/*', async (route) => {
    await route.fetch()
    await release.promise
    await route.abort().catch(() => undefined)
  })
  await pressSave(page)
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toContainText('Nothing is lost')
  await restoreTimeouts()
  await save(page)
  release.resolve()
  await page.reload()
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('£100')
})

test('a search while typing says that the shop was not reached, and works again afterwards', async ({ page }) => {
  await makeProduct(page, 'Searching Sofa')
  const lost = 'The shop could not be reached just now. Please try again.'
  const reconnect = await untilReleased(page, calls, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )

  await page.keyboard.press('ControlOrMeta+k')
  const everything = page.getByRole('dialog', { name: 'Search everything' })
  await everything.getByRole('combobox').fill('Reed Sideb')
  await expect(everything.getByText(lost)).toBeVisible()
  reconnect()
  await everything.getByRole('combobox').fill('Reed Sideboard')
  await expect(everything.getByRole('option', { name: /^Reed Sideboard/ })).toBeVisible()
  await expect(everything.getByText(lost)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(everything).toHaveCount(0)

  await page.getByRole('button', { name: 'From the library' }).first().click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await expect(library.getByRole('list', { name: 'Pictures' }).getByRole('listitem').first()).toBeVisible()
  const reconnectAgain = await cut(page, calls)
  await library.getByRole('searchbox').fill('sideboard')
  await expect(library.getByRole('alert')).toHaveText(`The pictures did not load. ${lost}`)
  await expect(library.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Escape')
  // A dialog that is still closing would take the focus from the field, and has an alert with the same text.
  await expect(library).toHaveCount(0)

  const related = page.getByLabel('Add to Goes well with')
  await related.fill('Reed Sideboard')
  await expect(page.getByText(lost)).toBeVisible()
  reconnectAgain()
  await related.fill('Reed Sideb')
  await expect(page.getByRole('option', { name: 'Reed Sideboard' })).toBeVisible()
})

test('a later page of the library that did not load keeps the page buttons, and loads on retry', async ({ page }) => {
  await makeProduct(page, 'Paging Sofa')
  await page.getByRole('button', { name: 'From the library' }).first().click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  const pictures = library.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await expect(pictures.first()).toBeVisible()
  const older = library.getByRole('button', { name: 'Older' })
  const reconnect = await cut(page, calls)
  await older.click()
  await expect(library.getByRole('alert')).toContainText('The pictures did not load.')
  await expect(older).toBeFocused()
  await expect(library.getByText(/Page 2 of/)).toBeVisible()
  await expect(pictures).toHaveCount(0)
  reconnect()
  await library.getByRole('button', { name: 'Try again: pictures' }).click()
  await expect(pictures.first()).toBeVisible()
  await expect(library.getByRole('alert')).toHaveCount(0)
  await expect(library.getByText(/Page 2 of/)).toBeVisible()
})

test('free times and departments that did not load say so, and load on retry', async ({ page }) => {
  const lost = page.getByRole('alert').filter({ hasText: 'The shop could not be reached just now.' })
  const [slots, categories] = ['**/api/staff/bookings/slots*', '**/api/staff/categories']
  await page.goto('/admin/bookings')
  await expect(page.getByRole('button', { name: 'New visit' })).toBeVisible()
  const restoreSlots = await cut(page, slots)
  const restoreCategories = await untilReleased(page, categories, (route) =>
    route.fulfill({ status: 500, json: { title: 'Broken', reason: 'Broken.' } }),
  )
  await press(page, 'New visit')
  const dialog = page.getByRole('dialog', { name: 'New visit' })
  await expect(lost).toBeVisible()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Broken.' })).toBeVisible()
  restoreSlots()
  restoreCategories()
  await dialog.getByRole('button', { name: 'Try again: free times' }).click()
  await expect(dialog.getByLabel('Day').locator('option').nth(3)).toBeAttached()
  await dialog.getByRole('button', { name: 'Try again: departments' }).click()
  await expect(dialog.getByLabel('Department').locator('option').nth(3)).toBeAttached()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a page that cannot be reached says so, and loads on retry', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const reconnect = await cut(page, calls)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Enquiries' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  expect(await findFaults(page)).toEqual([])
  await press(page, 'Try again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  reconnect()
  await press(page, 'Try again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
})

test('the progress of a task says when it cannot be read, and continues later', async ({ page }) => {
  await page.clock.install()
  const task = {
    uuid: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa',
    kind: 'bulk',
    title: 'Change prices',
    staffName: 'Ruth',
    state: 'running',
    done: 1,
    total: 4,
    problem: null,
    createdAt: '2026-06-09T09:00:00.000Z',
    finishedAt: null,
  }
  const one = `**/api/staff/tasks/${task.uuid}`
  await page.route('**/api/staff/tasks', (route) => route.fulfill({ json: [task] }))
  const reconnect = await cut(page, one)
  await page.goto('/admin/tasks')
  await expect(page.getByText('1 of 4')).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(page.getByRole('status').filter({ hasText: 'The shop could not be reached just now.' })).toBeVisible()
  reconnect()
  await page.route(one, (route) => route.fulfill({ json: { ...task, done: 3 } }))
  await page.clock.fastForward(20_000)
  await expect(page.getByText('3 of 4')).toBeVisible()
  await expect(page.getByText('The shop could not be reached just now.')).toHaveCount(0)
})

test('a dialog whose contents did not load can be closed', async ({ page }) => {
  await makeProduct(page, 'Priceless Sofa')
  await page.goto('/admin/products?q=priceless+sofa')
  const row = page.getByRole('row', { name: /Priceless Sofa/ })
  await expect(row).toBeVisible()
  await page.route(calls, (route) => route.abort())
  await row.getByRole('button', { name: 'More for Priceless Sofa' }).click()
  await page.getByRole('menuitem', { name: 'Change the prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prices of Priceless Sofa' })
  await expect(dialog.getByRole('alert')).toHaveText('The shop could not be reached just now. Please try again.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
