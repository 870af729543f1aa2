import { expect, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { save } from '../support/back-office.ts'
import { enter, findDay } from '../support/bookings.ts'
import { openEnquiry } from '../support/enquiries.ts'
import { hold, untilReleased } from '../support/intercepted-calls.ts'
import { addPublished, cell, makeProduct, press } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'

test('a button that disappears with its row gives the focus to the next row, or else to the page', async ({ page }) => {
  for (const name of ['Focuswood 1', 'Focuswood 2']) {
    const { uuid, version } = await send(page, '/api/staff/products', { ...blankProduct, name })
    await send(page, `/api/staff/products/${uuid}/bin`, { version })
  }
  await page.goto('/admin/bin?q=focuswood&sort=name')
  await page.getByRole('button', { name: 'Restore Focuswood 1' }).press('Enter')
  await expect(page.getByRole('row', { name: /Focuswood 1/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restore Focuswood 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Focuswood 2/ })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the page gets the focus when a dialog closes whose button has disappeared meanwhile', async ({ page }) => {
  await send(page, '/api/staff/products', { ...blankProduct, name: 'Vanishing Sofa' })
  await page.goto('/admin/products?q=vanishing+sofa')
  await page.getByRole('checkbox', { name: 'Select Vanishing Sofa' }).check()
  await page.getByRole('button', { name: 'Change them' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change 1 product' }).press('Enter')
  await expect(dialog).toContainText('1 product changed')
  await expect(page.getByText('Selected: ')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a button that adds an entry gives the focus to its first field', async ({ page }) => {
  await page.goto('/admin/opening-hours')
  await page.getByRole('button', { name: 'Add a date' }).press('Enter')
  await expect(page.getByLabel(/^Date \d+: date$/).last()).toBeFocused()
  await press(page, 'Discard')
  await makeProduct(page, 'Growing Sofa')
  await page.getByRole('button', { name: 'Add a variant' }).press('Enter')
  await expect(cell(page, 'Name', 'variant 2')).toBeFocused()
  await press(page, 'Discard')
})

test('a notice whose Undo is pressed returns the focus to the field that had it', async ({ page }) => {
  await makeProduct(page, 'Noticed Sofa')
  const code = cell(page, 'Code', 'variant 1')
  await code.fill('N-1')
  await page.keyboard.press('ControlOrMeta+s')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(code).toBeFocused()
  await undo.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(code).toBeFocused()
})

test('the page gets the focus when the bar above it is hidden', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'Hide until the browser is closed' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focused item of a menu differs by more than its background', async ({ page }) => {
  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Reply templates' })).toHaveCSS('box-shadow', /3px 0px 0px 0px inset/)
  await expect(page.getByRole('menuitem').last()).toHaveCSS('box-shadow', 'none')
})

test('Discard of a reply gives the focus to its text, and can be undone', async ({ page }) => {
  await openEnquiry(page, 'Flora Discarded')
  const text = page.getByLabel('Your reply')
  await text.fill('A long answer.')
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(text).toHaveValue('')
  await expect(text).toBeFocused()
  await press(page, 'Undo')
  await expect(text).toHaveValue('A long answer.')
  await press(page, 'Discard')
})

test('a cell of a new variant keeps the focus and what is typed while its product is saved', async ({ page }) => {
  await makeProduct(page, 'Ongoing Sofa')
  await cell(page, 'Name', 'variant 1').fill('Oak')
  await press(page, 'Add a variant')
  await cell(page, 'Name', 'variant 2').fill('Ash')
  const code = cell(page, 'Code', 'Ash')
  await code.fill('O-')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(code).toBeFocused()
  await page.keyboard.type('1')
  await expect(code).toHaveValue('O-1')
  await save(page)
})

test('a button that marks a visit sends one call when it is pressed twice', async ({ page }) => {
  const { times } = await findDay(page, 2)
  const uuid = await enter(page, 'Dot Twice', times[0] ?? '', { cameBy: 'walk-in', startsAt: null })
  await page.goto(`/admin/bookings/${uuid}`)
  let marks = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`${uuid}/status`)) marks++
  })
  await page.getByRole('button', { name: 'Undo ‘Arrived’: Dot Twice' }).dblclick()
  await expect(page.getByText('Dot Twice is expected again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Arrived: Dot Twice', exact: true })).toBeVisible()
  expect(marks).toBe(1)
})

test('a button keeps the focus while its call is pending, after a refusal, and when it turns into the next step', async ({
  page,
}) => {
  await send(page, '/api/staff/products', { ...blankProduct, name: 'Steadfast Sofa' })
  await page.goto('/admin/products?q=steadfast+sofa')
  await page.getByRole('checkbox', { name: 'Select Steadfast Sofa' }).check()
  await press(page, 'Change them')
  await page.getByRole('menuitem', { name: 'Turn an option on or off' }).click()
  const dialog = page.getByRole('dialog')
  const show = dialog.getByRole('button', { name: 'Show what would change' })
  const counts = dialog.getByRole('status')
  await expect(counts).toBeAttached()
  await expect(counts).toBeEmpty()

  const preview = '**/api/staff/bulk/preview'
  const { promise: mayGoOn, resolve: release } = Promise.withResolvers<void>()
  const reconnect = await untilReleased(page, preview, async (route) => {
    await mayGoOn
    await route.abort()
  })
  await show.press('Enter')
  await expect(show).toBeDisabled()
  await expect(show).toBeFocused()
  release()
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached just now.')
  await expect(show).toBeFocused()
  reconnect()
  await page.keyboard.press('Enter')
  await expect(counts).toHaveText('1 product would change.')
  await expect(dialog.getByRole('button', { name: 'Change 1 product' })).toBeFocused()
})

test('the button that keeps the focus stays in view below a long preview', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 })
  await page.goto('/admin/products')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('button', { name: /^Select all \d+ results$/ }).click()
  await press(page, 'Change them')
  await page.getByRole('menuitem', { name: 'Turn an option on or off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show what would change' }).press('Enter')
  const change = dialog.getByRole('button', { name: /^Change \d+ products$/ })
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText(/products would change/)).toBeInViewport()
})

test('a button looks disabled while it ignores presses', async ({ page }) => {
  await page.goto('/admin/synonyms')
  await press(page, 'New synonym')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Shoppers say' }).fill('Whangdoodle')
  await dialog.getByRole('textbox', { name: 'The catalogue says' }).fill('sofa')
  const save = dialog.getByRole('button', { name: 'Save' })
  const release = await hold(page, '**/api/staff/synonyms')
  await save.press('Enter')
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  release()
  await expect(page.getByRole('row', { name: 'Whangdoodle sofa' })).toBeVisible()
})

test('a status that is chosen twice in the list, and Sold pressed twice, are recorded once', async ({ page }) => {
  const piece = { ...blankVariant, price: 300, isExDisplay: true }
  await addPublished(page, { name: 'Oncewood Sofa', variants: [piece] })
  const answered = Promise.withResolvers<void>()
  let calls = 0
  await page.route(/\/api\/staff\/.*(withdraw|sold)$/, async (route) => {
    calls++
    await answered.promise
    await route.continue()
  })
  await page.goto('/admin/products?q=oncewood+sofa')
  const takeOff = async () => {
    await press(page, 'More for Oncewood Sofa')
    await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  }
  await takeOff()
  await takeOff()
  await expect(page.getByRole('menu')).toHaveCount(0)
  answered.resolve()
  await expect(page.getByText('Oncewood Sofa is off the site')).toBeVisible()
  expect(calls).toBe(1)
  await expect(page.getByRole('row', { name: /Oncewood Sofa/ })).toContainText('Off the site')

  await page.getByRole('button', { name: 'Sold: Oncewood Sofa' }).dblclick()
  await expect(page.getByText('Oncewood Sofa is sold, and no longer on the site')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sold: Oncewood Sofa' })).toHaveCount(0)
  expect(calls).toBe(2)
})

test('a list that refuses a change of status shows the status that a colleague has set', async ({ page }) => {
  const uuid = await addPublished(page, { name: 'Stalewood Sofa', variants: [{ ...blankVariant, price: 100 }] })
  await page.goto('/admin/products?q=stalewood+sofa')
  const row = page.getByRole('row', { name: /Stalewood Sofa/ })
  await expect(row).toContainText('On the site')
  const { version } = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  await send(page, `/api/staff/products/${uuid}/archive`, { version })
  await press(page, 'More for Stalewood Sofa')
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await expect(page.getByText(/Ruth Hob has changed this product since you opened it/).last()).toBeVisible()
  await expect(row).toContainText('Archived')
  await press(page, 'More for Stalewood Sofa')
  await page.getByRole('menuitem', { name: 'Put on the site' }).click()
  await expect(row).toContainText('On the site')
})
