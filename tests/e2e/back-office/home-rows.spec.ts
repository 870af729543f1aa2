import { expect, type Page, test } from '@playwright/test'
import { expectPageInOrder, holdUndo, moveToBin, openPlace, save } from '../support/back-office.ts'
import { delayFirst } from '../support/intercepted-calls.ts'
import { field } from '../support/product.ts'
import { open, phone } from '../support/visit.ts'

/** A change is public at once, but a busy machine may need a moment. */
const atOnce = { timeout: 5000, intervals: [50] }

const rowsOfHome = (page: Page) => page.getByRole('list', { name: 'Rows of products' })
const rowTitles = (shopper: Page) =>
  shopper.getByRole('main').locator('section:has(a[href^="/product/"]) h2').allTextContents()

const ownRow = 'Made in the dale'

/** Expects these of `ownRow` and the usual rows, in this order, in the shop's response and on the opened page. */
async function expectRows(shopper: Page, usual: string[], titles: string[]): Promise<void> {
  const readSent = async () => {
    const html = await (await shopper.request.get('/')).text()
    const sent = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title = '']) => title)
    return sent.filter((title) => [ownRow, ...usual].includes(title))
  }
  await expect.poll(readSent, atOnce).toEqual(titles)
  await open(shopper, '/')
  await expect.poll(() => rowTitles(shopper)).toEqual(titles)
}

test('a row of the home page is hidden and given other products, and Undo restores it', async ({ page, context }) => {
  await page.goto('/admin/home')
  await rowsOfHome(page).getByRole('link', { name: 'Divan Beds' }).click()
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  const read = async () => (await (await page.request.get('/api/search/hp-sections')).json()).beds.length
  await expect.poll(read, atOnce).toBe(0)
  await page.goto('/admin/home')
  await expect(rowsOfHome(page).getByRole('listitem').filter({ hasText: 'Divan Beds' })).toContainText('Off the site')
  await rowsOfHome(page).getByRole('link', { name: 'Divan Beds' }).click()
  await page.getByRole('switch', { name: 'On the site' }).click()
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('Lighting')
  await page.getByRole('option', { name: 'Lighting' }).click()
  await save(page)
  await holdUndo(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting')
  await expect.poll(read, atOnce).toBeGreaterThan(0)
  const shopper = await context.newPage()
  await open(shopper, '/')
  const row = shopper.getByRole('region', { name: 'Lighting', exact: true })
  await expect(row.getByRole('link', { name: 'See all Lighting' })).toHaveAttribute(
    'href',
    '/store/decorating/lighting',
  )
  await expect(shopper.getByRole('heading', { level: 2, name: 'Divan Beds' })).toHaveCount(0)
  await shopper.close()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('switch', { name: 'On the site', checked: false }).click()
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Beds')
})

test('a row of chosen products is made, ordered, shown to a shopper and moved to the bin', async ({
  page,
  context,
}) => {
  test.slow()
  const shopper = await context.newPage()
  await open(shopper, '/')
  const usual = await rowTitles(shopper)
  await page.goto('/admin/home')
  await page.getByRole('button', { name: 'New row' }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog').getByText('need a title above them')).toBeVisible()
  await field(page, 'Title').fill(ownRow)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownRow)
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  await openPlace(page, 'The site', 'Home page')
  const listed = rowsOfHome(page).getByRole('listitem').filter({ hasText: 'Made in the dale' })
  await expect(listed).toContainText('Not shown: nothing is chosen to fill it')
  await expectPageInOrder(page)

  await listed.getByRole('link').click()
  const products = page.getByRole('group', { name: 'Products' })
  for (const words of ['shaker', 'wren']) {
    await products.getByRole('combobox').fill(words)
    await page.getByRole('option').first().click()
  }
  const linksTo = page.getByRole('combobox', { name: '‘See all’ links to' })
  await linksTo.fill('/find-us')
  await linksTo.press('Escape')
  await save(page)
  await page.reload()
  await expectPageInOrder(page)
  await page.setViewportSize(phone)
  await expectPageInOrder(page)
  await page.goto('/admin/home')
  await expect(listed).toContainText('2 products')
  await expectPageInOrder(page)
  for (let place = usual.length; place > 0; place--)
    await page.getByRole('button', { name: 'Move Made in the dale up' }).click()
  await expect(rowsOfHome(page).getByRole('listitem').first()).toContainText('Made in the dale')
  await expectRows(shopper, usual, [ownRow, ...usual])
  const row = shopper.getByRole('region', { name: 'Made in the dale' })
  await expect(row.getByRole('link', { name: 'See all Made in the dale' })).toHaveAttribute('href', '/find-us')

  await listed.getByRole('link').click()
  await moveToBin(page)
  await expectRows(shopper, usual, usual)
  await shopper.close()
})

test('a row that is moved while the page is loaded again stays where it was moved', async ({ page }) => {
  await page.goto('/admin/home')
  await page.getByRole('button', { name: 'New slide' }).click()
  await field(page, 'Title').fill('Fleeting slide')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleeting slide')
  await moveToBin(page)
  const listed = rowsOfHome(page).getByRole('link')
  const [first = '', second = ''] = await listed.allTextContents()
  const letArrive = await delayFirst(page, '**/api/staff/home-rows')
  const asked = page.waitForRequest('**/api/staff/home-rows')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await asked
  const moved = page.waitForResponse('**/api/staff/home-rows/order')
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await moved
  await letArrive()
  const slide = page.getByRole('link', { name: 'Fleeting slide' })
  await expect(slide).toBeVisible()
  await expect(listed.nth(0)).toHaveText(second)
  await expect(listed.nth(1)).toHaveText(first)
  await page.getByRole('button', { name: `Move ${first} up` }).click()
  await expect(listed.nth(0)).toHaveText(first)
  await slide.click()
  await moveToBin(page)
})
