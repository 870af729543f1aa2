import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { moveToBin, pressSave, save } from '../support/back-office.ts'
import { hireEditor, hireSales } from '../support/colleague.ts'
import { untilReleased } from '../support/intercepted-calls.ts'
import { cell, makeProduct } from '../support/product.ts'
import { send, upload } from '../support/uploads.ts'

const wanted = '/admin/products?q=sofa&status=published#work'

async function signIn(page: Page, email: string, password = 'thorn and ash and oak'): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing in returns to the whole requested address, and a signed-in person continues at once', async ({
  page,
  browser,
}) => {
  await page.goto('/admin')
  const sales = await hireSales(browser, page, 'Wren Dell')
  await sales.context().clearCookies()
  const asked: string[] = []
  sales.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await sales.goto(wanted)
  await expect(sales).toHaveTitle('Sign in | Admin')
  expect(asked).toContain('/api/login')
  expect(asked).not.toContain('/api/staff/me')
  await signIn(sales, 'wren-dell@shop.example')
  await expect(sales).toHaveURL(wanted)
  await expect(sales.getByRole('main')).toBeFocused()
  await sales.goto(`/admin/sign-in?next=${encodeURIComponent(wanted)}`)
  await expect(sales).toHaveURL(wanted)
})

test('a form whose session has ended leads to the sign-in in another window, and is saved after it', async ({
  page,
  browser,
}) => {
  await page.goto('/admin')
  const editor = await hireEditor(browser, page, 'Dunlin Dell')
  await makeProduct(editor, 'Signed Out Sofa')
  await cell(editor, 'Price', 'variant 1').fill('100')
  await editor.context().clearCookies()
  await send(editor, [{ name: 'sofa.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
  const again = { name: 'sign in again in another window' }
  await expect(upload(editor, 'sofa.png').getByRole('link', again)).toBeVisible()
  await editor.getByRole('button', { name: 'Dismiss sofa.png' }).click()
  await pressSave(editor)
  const link = editor.getByRole('region', { name: 'Save', exact: true }).getByRole('link', again)
  await expect(link).toBeVisible()
  expect(await findFaults(editor)).toEqual([])
  const other = editor.waitForEvent('popup')
  await link.click()
  await signIn(await other, 'dunlin-dell@shop.example')
  await expect((await other).getByRole('heading', { level: 1 })).toContainText('Dunlin Dell')
  await expect(cell(editor, 'Price', 'variant 1')).toHaveValue('£100')
  await save(editor)
})

test('signing in again returns to the whole address from which the person was signed out', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill('facebook')
  await expect(page.getByRole('option').first()).toContainText('Social networks')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Sign in | Admin')
  await signIn(page, 'ruth@shop.example', 'oak and ash and thorn')
  await expect(page).toHaveURL('/admin/settings/shop#socialLinks')

  const sales = await hireSales(browser, page, 'Linnet Dell')
  await sales.goto('/admin/account')
  await expect(sales.getByRole('heading', { level: 1 })).toBeVisible()
  await sales.context().clearCookies()
  await sales.getByRole('link', { name: 'Products' }).first().click()
  await expect(sales).toHaveTitle('Sign in | Admin')
  await signIn(sales, 'linnet-dell@shop.example')
  await expect(sales).toHaveURL('/admin/products')

  await sales.goto('/admin/enquiries/templates#work')
  await expect(sales.getByRole('heading', { level: 1 })).toBeVisible()
  await sales.context().clearCookies()
  await sales.reload()
  await signIn(sales, 'linnet-dell@shop.example')
  await expect(sales).toHaveURL('/admin/enquiries/templates#work')
  await sales.context().close()
})

test('a save after the session has ended says so, and is completed after signing in again', async ({ page }) => {
  await page.goto('/admin/brands?new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Session & Sons')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session & Sons')
  const words = page.getByRole('textbox', { name: 'Description', exact: true })
  await words.fill('Chairs that outlast a sign-in.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are no longer signed in' })).toBeVisible()
  await expect(words).toHaveValue('Chairs that outlast a sign-in.')
  const again = await page.context().newPage()
  await again.goto('/admin/sign-in')
  await signIn(again, 'ruth@shop.example', 'oak and ash and thorn')
  await expect(again).toHaveURL('/admin')
  await save(page)
  await page.reload()
  await expect(words).toHaveValue('Chairs that outlast a sign-in.')
})

test('a failing status call does not count as signed in', async ({ page }) => {
  const restore = await untilReleased(page, '/api/login', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin/brands')
  await expect(page).toHaveTitle('Sign in | Admin')
  restore()
  await page.reload()
  await expect(page).toHaveURL('/admin/brands')
})

test('sellers see pages marked as read-only, with links to the site', async ({ page, browser }) => {
  await page.goto('/admin/categories')
  const sales = await hireSales(browser, page, 'Rowan Dell')
  await sales.goto('/admin/categories')
  await sales.getByRole('main').getByRole('link', { name: 'Bedroom', exact: true }).click()
  await expect(sales.getByText('Read only.')).toBeVisible()
  await expect(sales.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled()
  await expect(sales.getByRole('switch', { name: 'On the site' })).toBeDisabled()
  await expect(sales.getByRole('toolbar')).toHaveCount(0)
  const text = sales.getByRole('textbox', { name: 'More to read' })
  await expect(text).toHaveAttribute('aria-readonly', 'true')
  await text.click()
  await sales.keyboard.press('x')
  await expect(sales.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(sales.getByRole('link', { name: 'See it on the site' })).toHaveAttribute('href', '/store/bedroom')
  for (const path of ['/admin/enquiries/retention', '/admin/bookings/rules']) {
    await sales.goto(path)
    await expect(sales.getByText('Owners can change it.')).toBeVisible()
  }
})

test('sellers open a variant to read it, and can change nothing', async ({ page, browser }) => {
  await page.goto('/admin/products')
  const sales = await hireSales(browser, page, 'Hazel Dell')
  await sales.goto('/admin/products?status=published')
  await sales.getByRole('table').getByRole('link').first().click()
  await expect(sales.getByRole('link', { name: 'See it on the site' })).toBeVisible()
  await sales
    .getByRole('link', { name: /^Details of/ })
    .first()
    .click()
  const drawer = sales.getByRole('dialog')
  await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled()
  await expect(drawer.getByRole('switch', { name: 'On the site' })).toBeDisabled()
  for (const button of await drawer.locator('fieldset button').all()) await expect(button).toBeDisabled()
  expect(await findFaults(sales)).toEqual([])
  await drawer.getByRole('button', { name: 'Done' }).click()
  await expect(drawer).toHaveCount(0)
})

test('sellers write reply templates', async ({ page, browser }) => {
  await page.goto('/admin/enquiries/templates')
  const sales = await hireSales(browser, page, 'Linden Dell')
  await sales.goto('/admin/enquiries/templates')
  await sales.getByRole('button', { name: 'New template' }).click()
  await sales.getByRole('textbox', { name: 'Name', exact: true }).fill('Thank you for your visit')
  await sales.getByRole('button', { name: 'Create' }).click()
  await expect(sales.getByRole('heading', { level: 1 })).toHaveText('Thank you for your visit')
  await sales.getByRole('textbox', { name: 'Text', exact: true }).fill('It was good to see you.')
  await save(sales)
  await moveToBin(sales)
  await sales.reload()
  await sales.getByRole('button', { name: 'Restore Thank you for your visit' }).click()
  await expect(sales.getByRole('link', { name: 'Thank you for your visit' })).toBeVisible()
  await sales.getByRole('link', { name: 'Thank you for your visit' }).click()
  await expect(sales.getByRole('heading', { level: 1 })).toHaveText('Thank you for your visit')
  await moveToBin(sales)
  await sales.context().close()
})
