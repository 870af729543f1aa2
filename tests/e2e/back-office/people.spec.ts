import { expect, type Page, test } from '@playwright/test'
import { readCode } from '../../support/staff/authenticator.ts'
import { findFaults } from '../support/axe.ts'
import { unfold } from '../support/back-office.ts'
import { readLink } from '../support/mails.ts'
import { heading, invite, join, openBrowser, password, press, signIn, signOut } from '../support/people.ts'
import { desktop, phone } from '../support/visit.ts'

// Each looks at many pages with axe, at two widths.
test.describe.configure({ timeout: 240_000 })

/** The checks of one page at both widths. */
async function expectGoodPage(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect.soft(await findFaults(page), page.url()).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  }
}

test('an invited person joins, sets up an authenticator app, and signs in with it', async ({ page, browser }) => {
  const email = 'ann@shop.example'
  await invite(page, 'Ann Elm', email, 'Editor')
  await expectGoodPage(page)

  const ann = await openBrowser(browser)
  const link = await readLink(email, /Join/)
  await ann.goto(link)
  await expect(ann.getByLabel('Your name')).toHaveValue('Ann Elm')
  await expectGoodPage(ann)
  await join(ann, link)
  await ann.goto('/admin/account')
  await expect(ann.getByText('Your role: Editor.')).toBeVisible()
  await expectGoodPage(ann)

  await press(ann, 'Set it up')
  await ann.getByLabel('Your password').fill('not the password')
  await press(ann, 'Continue')
  await expect(ann.getByLabel('Your password')).toHaveAccessibleDescription('That is not your password.')
  await ann.getByLabel('Your password').fill(password)
  await press(ann, 'Continue')
  await expect(ann.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectGoodPage(ann)
  const key = await ann.locator('code').textContent()
  await ann.getByLabel(/six digits/).fill(readCode(key ?? ''))
  await press(ann, 'Continue')
  const listed = ann.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  await expectGoodPage(ann)
  const download = ann.waitForEvent('download')
  await ann.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await press(ann, 'I have saved them')
  await expect(ann.getByText('Set up. 10 recovery codes are left.')).toBeVisible()

  await signOut(ann, 'Ann Elm')
  await signIn(ann, email)
  await expect(heading(ann)).toHaveText('One more step')
  await expectGoodPage(ann)
  await ann.getByLabel('Code').fill('000000')
  await press(ann, 'Sign in')
  await expect(ann.getByRole('alert')).toContainText('That code is not right')
  await ann.getByLabel('Code').fill(readCode(key ?? '', 1))
  await press(ann, 'Sign in')
  await expect(heading(ann)).toHaveText('Hello, Ann Elm')

  await signOut(ann, 'Ann Elm')
  await signIn(ann, email)
  await press(ann, 'Use a recovery code instead')
  await ann.getByLabel('Recovery code').fill(codes[0] ?? '')
  await press(ann, 'Sign in')
  await expect(heading(ann)).toHaveText('Hello, Ann Elm')
  await ann.goto('/admin/account')
  await expect(ann.getByText('Set up. 9 recovery codes are left.')).toBeVisible()
  await press(ann, 'Turn it off')
  await ann.getByLabel('Your password').fill(password)
  await ann.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click()
  await expect(ann.getByText('Not set up.')).toBeVisible()

  await ann.goto(link)
  await expect(heading(ann)).toHaveText('This link no longer works')
  await expectGoodPage(ann)
})

test('a seller sees the seller’s pages, gets another role from the owner, and is removed', async ({
  page,
  browser,
}) => {
  const email = 'sid@shop.example'
  const sid = await openBrowser(browser)
  await join(sid, await invite(page, 'Sid Ash', email, 'Sales'))
  const navigation = await unfold(sid, 'Catalogue')
  await expect(navigation.getByRole('link', { name: 'Brands' })).toBeVisible()
  await expect(navigation.getByRole('button')).toHaveText(['Catalogue', 'Library'])
  await expect(navigation.getByRole('link', { name: 'People' })).toHaveCount(0)
  await sid.goto('/admin/people')
  await expect(heading(sid)).toHaveText('Not allowed')
  await expect(sid.getByText('Your role does not include this.')).toBeVisible()
  await unfold(sid, 'Catalogue')
  await expect(navigation.getByRole('link', { name: 'Brands' })).toBeVisible()
  await expectGoodPage(sid)

  await page.reload()
  await page.getByRole('button', { name: 'Change Sid Ash' }).click()
  await page.getByRole('menuitem', { name: 'Role: Owner' }).click()
  await expect(page.getByText('Sid Ash is now: Owner')).toBeVisible()
  await sid.goto('/admin/people')
  await expect(heading(sid)).toHaveText('People')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Sid Ash is now: Sales')).toBeVisible()

  await page.getByRole('button', { name: 'Change Sid Ash' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the staff' }).click()
  await expect(page.getByText('Sid Ash is no longer on the staff')).toBeVisible()
  await sid.goto('/admin/brands')
  await expect(sid).toHaveTitle('Sign in | Admin')
  await signIn(sid, email)
  await expect(sid.getByRole('alert')).toHaveText('The email address or password is wrong.')
  await expectGoodPage(page)
  await press(page, 'Restore access')
  await expect(page.getByText('Sid Ash is restored', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  // By the keyboard: notices may lie over the button.
  await page.getByRole('button', { name: 'Restore access' }).press('Enter')
  await expect(page.getByRole('row', { name: /^Sid Ash/ })).toBeVisible()
  await signIn(sid, email)
  await expect(heading(sid)).toHaveText('Hello, Sid Ash')
})

test('a forgotten password is reset by mail, which ends every sign-in', async ({ page, browser }) => {
  const email = 'fay@shop.example'
  const newPassword = 'thorn and ash and oak'
  const fay = await openBrowser(browser)
  await join(fay, await invite(page, 'Fay Yew', email, 'Editor'))
  const other = await openBrowser(browser)
  await other.goto('/admin/sign-in')
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(other)).toHaveText('Forgotten your password?')
  await expectGoodPage(other)
  await other.getByLabel('Email address').fill(email)
  await press(other, 'Send me the link')
  await expect(heading(other)).toHaveText('Not sent: email is not set up')
  await expectGoodPage(other)
  const link = await readLink(email, /new password/)
  await other.goto(link)
  await expectGoodPage(other)
  await other.getByLabel('Password').fill(newPassword)
  await press(other, 'Change the password')
  await expect(heading(other)).toHaveText('Your password has changed')
  await fay.goto('/admin')
  await expect(fay).toHaveTitle('Sign in | Admin')
  await signIn(fay, email, newPassword)
  await expect(heading(fay)).toHaveText('Hello, Fay Yew')
  await other.goto(link)
  await other.getByLabel('Password').fill(password)
  await press(other, 'Change the password')
  await expect(other.getByRole('alert')).toContainText('Please ask for a new one')
})

test('people manage their own name, password and sign-ins', async ({ page, browser }) => {
  const email = 'ivy@shop.example'
  const ivy = await openBrowser(browser)
  await join(ivy, await invite(page, 'Ivy', email, 'Sales'))
  const elsewhere = await openBrowser(browser)
  await signIn(elsewhere, email)
  await expect(heading(elsewhere)).toHaveText('Hello, Ivy')

  await ivy.goto('/admin/account')
  await ivy.getByLabel('Name').fill('Ivy Holly')
  await press(ivy, 'Save name and email')
  await expect(ivy.getByRole('button', { name: 'Ivy Holly' })).toBeVisible()
  await expect(ivy.getByText('(here)')).toBeVisible()
  await press(ivy, 'Sign out everywhere else')
  await expect(ivy.getByText('Signed out everywhere else')).toBeVisible()
  await elsewhere.goto('/admin')
  await expect(elsewhere).toHaveTitle('Sign in | Admin')

  await ivy.getByLabel('Current password').fill('not the password')
  await ivy.getByLabel('New password').fill('seven herons in the reeds')
  await press(ivy, 'Change the password')
  await expect(ivy.getByLabel('Current password')).toBeFocused()
  await expect(ivy.getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.')
  await ivy.getByLabel('Current password').fill(password)
  await press(ivy, 'Change the password')
  await expect(ivy.getByText('Your password has changed')).toBeVisible()
  await ivy.getByLabel('Email address').fill('holly@shop.example')
  await ivy.getByLabel('Your password, for the new address').fill('seven herons in the reeds')
  await press(ivy, 'Save name and email')
  await expect(ivy.getByLabel('Your password, for the new address')).toHaveCount(0)
  await signOut(ivy, 'Ivy Holly')
  await signIn(ivy, 'holly@shop.example', 'seven herons in the reeds')
  await expect(heading(ivy)).toHaveText('Hello, Ivy Holly')
})

test('an invitation is sent again and withdrawn, and the last owner stays', async ({ page, browser }) => {
  const old = await invite(page, 'Max Oak', 'max@shop.example', 'Editor')
  await page.getByRole('button', { name: 'Change the invitation of Max Oak' }).click()
  await page.getByRole('menuitem', { name: 'Create a new link' }).click()
  const link = await page.getByLabel('The link to pass on').inputValue()
  await press(page, 'Done')
  const max = await openBrowser(browser)
  await max.goto(old)
  await expect(heading(max)).toHaveText('This link no longer works')
  await max.goto(link)
  await expect(max.getByLabel('Your name')).toHaveValue('Max Oak')
  await page.getByRole('button', { name: 'Change the invitation of Max Oak' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw it' }).click()
  await press(page, 'Keep it')
  await expect(page.getByRole('dialog', { name: 'Withdraw the invitation of Max Oak?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the invitation of Max Oak' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw it' }).click()
  await press(page, 'Withdraw it')
  await expect(page.getByText('The invitation of Max Oak is withdrawn')).toBeVisible()
  await max.getByLabel('Password').fill(password)
  await press(max, 'Join')
  await expect(max.getByRole('alert')).toContainText('ask the person who invited you')

  await page.getByRole('button', { name: 'Change Ruth Hob' }).click()
  await page.getByRole('menuitem', { name: 'Role: Editor' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('A shop needs an owner.')
})

test('the first steps lead to an invitation of a second owner', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: 'Invite an owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await expect(dialog.getByLabel('Role')).toHaveValue('owner')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/admin\/people$/)
  await press(page, 'Invite somebody')
  await expect(dialog.getByLabel('Role')).toHaveValue('sales')
})
