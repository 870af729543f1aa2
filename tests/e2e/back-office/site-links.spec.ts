import { expect, type Page, test } from '@playwright/test'
import { expectPageInOrder, openPlace, save } from '../support/back-office.ts'
import { desktop, open, phone } from '../support/visit.ts'

const information = (page: Page) => page.getByRole('list', { name: 'Links below ‘Information’' })
const listShown = (page: Page, part: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(part).getByRole('navigation', { name, exact: true }).getByRole('link').allTextContents()

/** The links show on every page of the shop, so the journey restores the usual ones. */
test('the links of header and footer are chosen, arranged and reset', async ({ page, browser, baseURL }) => {
  const visit = await browser.newContext({ baseURL, storageState: undefined })
  const shopper = await visit.newPage()
  await open(shopper, '/')
  const before = await shopper.request.get('/api/settings/public')
  expect(await before.json()).not.toHaveProperty('links')
  const [menu, footer] = [
    await listShown(shopper, 'banner', 'Categories'),
    await listShown(shopper, 'contentinfo', 'Information'),
  ]

  await page.goto('/admin')
  await openPlace(page, 'The site', 'Header and footer')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Add a link: Links below ‘Information’' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/A name is needed\./)
  await dialog.getByRole('combobox', { name: 'Leads to' }).fill('how to measure')
  await page.getByRole('option', { name: /How to measure/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('How to measure')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Move How to measure up' }).click()

  await page.getByRole('button', { name: 'Add a link: After the categories' }).click()
  await dialog.getByRole('combobox', { name: 'Leads to' }).fill('/page/to-come')
  await page.keyboard.press('Tab')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('To come')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Its target does not exist, so shoppers do not see the link')).toBeVisible()
  await page.getByRole('button', { name: 'Remove New In' }).click()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectPageInOrder(page)
  }
  await save(page)

  const order = [...footer.slice(0, -2), 'How to measure', ...footer.slice(-2)]
  await expect(async () => {
    await open(shopper, '/')
    expect(await listShown(shopper, 'contentinfo', 'Information')).toEqual(order)
  }).toPass({ timeout: 5000 })
  expect(await listShown(shopper, 'banner', 'Categories')).toEqual(menu.filter((name) => name !== 'New In'))

  await page.getByRole('button', { name: 'Back to the standard links' }).click()
  await expect(information(page).getByText('How to measure')).toHaveCount(0)
  await save(page)
  await expect(async () => {
    expect(await (await shopper.request.get('/api/settings/public')).text()).toBe(await before.text())
  }).toPass({ timeout: 5000 })
  await visit.close()
})
