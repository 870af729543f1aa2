import { expect, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { readCode } from '../../support/staff/authenticator.ts'
import { findFaults } from '../support/axe.ts'
import { colleaguePassword, hireEditor } from '../support/colleague.ts'
import { addPublished, press } from '../support/product.ts'
import { askShopDatabase } from '../support/shop-database.ts'
import { send } from '../support/staff-calls.ts'

test('a search is deleted only after a confirmation', async ({ page }) => {
  // The shop keeps the text of a search once it was made in three different hours (decision 101).
  await askShopDatabase((sql) => sql`insert into search_counts values ('zabberflonk', current_date, 4, 0, true)`)
  await page.goto('/admin/synonyms')
  const search = page.getByText('zabberflonk 4 times')
  await expect(search).toBeVisible()
  await press(page, 'Forget zabberflonk')
  const question = page.getByRole('dialog', { name: 'Forget “zabberflonk”?' })
  expect(await findFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(search).toBeVisible()
  await press(page, 'Forget zabberflonk')
  await question.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByText('“zabberflonk” is forgotten')).toBeVisible()
  await expect(search).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(search).toHaveCount(0)
})

test('a ticket leaves the list only after a confirmation that it was removed', async ({ page }) => {
  const uuid = await addPublished(page, { name: 'Gone Sofa', variants: [{ ...blankVariant, price: 400 }] })
  const { version, edit } = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  const variants = [edit.variants[0].uuid]
  await send(page, '/api/staff/tickets/prints', { variants, format: 'a6', onSheets: false })
  await send(page, `/api/staff/products/${uuid}/withdraw`, { version })
  await page.goto('/admin/tickets')
  const ticket = page.getByRole('row', { name: /Gone Sofa/ })
  const remove = ticket.getByRole('button', { name: 'Mark as removed: Gone Sofa' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Has the ticket for Gone Sofa been removed?' })
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(ticket).toHaveCount(1)
  await remove.click()
  await question.getByRole('button', { name: 'Mark as removed' }).click()
  await expect(page.getByText('The ticket for Gone Sofa is off the list')).toBeVisible()
  await expect(ticket).toHaveCount(0)
})

/** Sets up an authenticator app on the person's own account page. */
async function setUpApp(page: Page): Promise<void> {
  await page.goto('/admin/account')
  await press(page, 'Set it up')
  await page.getByLabel('Your password').fill(colleaguePassword)
  await press(page, 'Continue')
  const key = await page.locator('code').textContent()
  await page.getByLabel(/six digits/).fill(readCode(key ?? ''))
  await press(page, 'Continue')
  await press(page, 'I have saved them')
  await expect(page.getByText('Set up. 10 recovery codes are left.')).toBeVisible()
}

test('a colleague’s app is removed, and they are signed out everywhere, only after the owner’s confirmation', async ({
  page,
  browser,
}) => {
  const una = await hireEditor(browser, page, 'Una Locked')
  await setUpApp(una)
  await page.goto('/admin/people')
  const row = page.getByRole('row', { name: /^Una Locked/ })
  const choose = async (item: string) => {
    await press(page, 'Change Una Locked')
    await page.getByRole('menuitem', { name: item }).click()
  }
  await expect(row.getByRole('cell', { name: 'Set up', exact: true })).toBeVisible()
  await choose('Remove the authenticator app')
  const aboutApp = page.getByRole('dialog', { name: 'Remove the authenticator app of Una Locked?' })
  await expect(aboutApp).toContainText('their passkeys are removed as well')
  expect(await findFaults(page)).toEqual([])
  await aboutApp.getByRole('button', { name: 'Keep it' }).click()
  await expect(aboutApp).toHaveCount(0)
  await page.reload()
  await expect(row.getByRole('cell', { name: 'Set up', exact: true })).toBeVisible()
  await choose('Remove the authenticator app')
  await aboutApp.getByRole('button', { name: 'Remove the app' }).click()
  await expect(page.getByText('Una Locked signs in without a code now')).toBeVisible()
  await expect(row.getByRole('cell', { name: 'Not set up' })).toBeVisible()

  await choose('Sign out everywhere')
  const aboutSessions = page.getByRole('dialog', { name: 'Sign Una Locked out everywhere?' })
  await aboutSessions.getByRole('button', { name: 'Leave them signed in' }).click()
  await expect(aboutSessions).toHaveCount(0)
  await una.goto('/admin/account')
  await expect(una.getByText('Your role: Editor.')).toBeVisible()
  await choose('Sign out everywhere')
  await aboutSessions.getByRole('button', { name: 'Sign them out' }).click()
  await expect(page.getByText('Una Locked is signed out everywhere')).toBeVisible()
  await una.goto('/admin')
  await expect(una).toHaveTitle('Sign in | Admin')
  await una.context().close()
})
