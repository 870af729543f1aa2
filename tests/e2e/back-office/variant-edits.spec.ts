import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { pressSave, save } from '../support/back-office.ts'
import { delayFirst, hold, onFirstCall } from '../support/intercepted-calls.ts'
import { addPublished, cell, makeProduct, paste } from '../support/product.ts'
import { askShopDatabase } from '../support/shop-database.ts'

const variants = (page: Page) => page.getByRole('table', { name: 'Variants' }).locator('tbody tr')

async function makeThreeVariants(page: Page, product: string): Promise<void> {
  const prices = Object.entries({ Sage: 900, Rust: 800, Oat: 700 })
  await makeProduct(page, product, { variants: prices.map(([name, price]) => ({ ...blankVariant, name, price })) })
  await expect(variants(page)).toHaveCount(3)
}

async function remove(page: Page, variant: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${variant}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
}

const sendPicture = (drawer: Locator) =>
  drawer
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'sage.webp',
      mimeType: 'image/webp',
      buffer: readFileSync('db/demo/photographs/hollin-single-divan-bed/2-front.webp'),
    })

test('a picture that arrives after its drawer was closed keeps what has been typed since', async ({ page }) => {
  await makeThreeVariants(page, 'Late Picture Sofa')
  const letArrive = await hold(page, '**/api/staff/pictures?name=*')
  await page.getByRole('button', { name: 'Details of Sage' }).click()
  const drawer = page.getByRole('dialog', { name: 'Sage' })
  const [sending] = await Promise.all([page.waitForRequest('**/api/staff/pictures?name=*'), sendPicture(drawer)])
  await drawer.getByRole('button', { name: 'Done' }).click()
  await cell(page, 'Price', 'Rust').fill('450')
  await remove(page, 'Oat')
  letArrive()
  await sending.response()
  await expect(variants(page).getByRole('img', { name: 'Picture of Sage' })).toBeVisible()
  await expect(variants(page)).toHaveCount(2)
  await expect(cell(page, 'Price', 'Rust')).toHaveValue('£450')
})

test('the upload of a closed drawer is shown at its variant, and its failure in the drawer that is opened again', async ({
  page,
}) => {
  await makeThreeVariants(page, 'Lost Picture Sofa')
  const lost = Promise.withResolvers<void>()
  await onFirstCall(page, '**/api/staff/pictures?name=*', async (route) => {
    await lost.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Details of Sage' }).click()
  const drawer = page.getByRole('dialog', { name: 'Sage' })
  await sendPicture(drawer)
  await drawer.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('sage.webp')
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name: 'Products', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  lost.resolve()
  await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('alert')).toContainText('could not be reached')
  await page.getByRole('button', { name: 'Details of Sage' }).click()
  await drawer.getByRole('button', { name: 'Try again: sage.webp' }).click()
  await expect(drawer.getByRole('list', { name: 'Pictures of this variant' }).getByRole('listitem')).toHaveCount(1)
})

test('Undo of a removed variant keeps what has been typed in the others since', async ({ page }) => {
  await makeThreeVariants(page, 'Returning Variant Sofa')
  await remove(page, 'Rust')
  await expect(variants(page)).toHaveCount(2)
  await cell(page, 'Price', 'Oat').fill('450')
  const notice = page.getByRole('dialog').filter({ hasText: 'Rust is removed' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(variants(page)).toHaveCount(3)
  await expect(cell(page, 'Price', 'Rust')).toHaveValue('£800')
  await expect(cell(page, 'Price', 'Oat')).toHaveValue('£450')
})

test('two variants that are confirmed in quick succession are both checked today', async ({ page }) => {
  const variants = ['Teal', 'Plum'].map((name) => ({
    ...blankVariant,
    name,
    price: 900,
    stockState: 'in-stock' as const,
  }))
  const uuid = await addPublished(page, { name: 'Confirmed Sofa', variants })
  await askShopDatabase(
    (sql) =>
      sql`update variants set stock_checked_at = now() - interval '40 days'
        where product_uuid = ${uuid}`,
  )
  await page.goto(`/admin/products/${uuid}`)
  await page.getByRole('button', { name: 'Details of Teal' }).click()
  const drawer = (name: string) => page.getByRole('dialog', { name, exact: true })
  const checked = (name: string) => drawer(name).getByText(/^Checked on /)
  const confirm = (name: string) => drawer(name).getByRole('button', { name: 'Still correct' }).click()
  const before = (await checked('Teal').textContent()) ?? ''
  const letArrive = await delayFirst(page, '**/api/staff/variants/*/confirm')
  const asked = page.waitForRequest('**/api/staff/variants/*/confirm')
  await confirm('Teal')
  await asked
  await drawer('Teal').getByRole('button', { name: 'Next' }).click()
  await confirm('Plum')
  await expect(page.getByText('Checked today')).toBeVisible()
  await letArrive()
  await expect(page.getByText('Checked today')).toHaveCount(2)
  await expect(checked('Plum')).not.toHaveText(before)
  await drawer('Plum').getByRole('button', { name: 'Previous' }).click()
  await expect(checked('Teal')).not.toHaveText(before)
})

test('a note about pasted values names its variant, follows it when it moves, and disappears with it', async ({
  page,
}) => {
  await makeProduct(page, 'Noted Sofa')
  await cell(page, 'Name', 'variant 1').click()
  await paste(page, 'Sage\tfrom £900\r\nRust\t800\r\n')
  const note = page.getByRole('status').filter({ hasText: 'is read as £900' })
  await expect(note).toContainText('Sage, Price: ')
  await page.getByRole('button', { name: 'More for Sage', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect(variants(page).first().getByLabel('Name, Rust')).toBeVisible()
  await expect(note).toContainText('Sage, Price: ')
  await remove(page, 'Sage')
  await expect(note).toHaveCount(0)
})

test('the errors of a variant stay with it when it moves', async ({ page }) => {
  await makeThreeVariants(page, 'Moved Price Sofa')
  await cell(page, 'Sale price', 'Rust').fill('850')
  await pressSave(page)
  await expect(cell(page, 'Sale price', 'Rust')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'More for Rust', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await expect(variants(page).nth(0)).toContainText('below the price')
  await expect(cell(page, 'Sale price', 'Rust')).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(page, 'Sale price', 'Sage')).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'More for Rust', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(variants(page)).toHaveCount(2)
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
  await save(page)
})
