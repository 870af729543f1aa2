import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectPageInOrder, moveToBin, pressSave, save, showMarkdown, typeAddress } from '../support/back-office.ts'
import { openNewPage } from '../support/pages.ts'
import { open } from '../support/visit.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a page gets an address from its title, is written in markdown and read by a shopper', async ({
  page,
  context,
}) => {
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await field(page, 'Title').fill('How we fit carpets')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we fit carpets')
  await showMarkdown(page)
  await field(page, 'Text').fill('## First we measure\n\nThen we **lay** it.\n\n<script>alert(1)</script>')
  const preview = page.getByRole('region', { name: 'Preview of Text' })
  await expect(preview.getByRole('heading', { name: 'First we measure' })).toBeVisible()
  await expect(preview.locator('script')).toHaveCount(0)
  await save(page)
  expect((await page.request.get('/api/pages/how-we-fit-carpets')).status()).toBe(404)
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  const shopper = await context.newPage()
  await open(shopper, '/page/how-we-fit-carpets')
  await expect(shopper.getByRole('heading', { name: 'First we measure' })).toBeVisible()
  await expect(shopper.locator('article strong')).toHaveText('lay')
})

test('a picture of another site that cannot be copied is named, and the page is saved without it', async ({ page }) => {
  await openNewPage(page, 'Where our oak grows')
  const address = 'http://127.0.0.1:9/oak.png'
  await showMarkdown(page)
  await field(page, 'Text').fill(`Our oaks:\n\n![Oaks](${address})`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const text = page.getByRole('group', { name: 'Text' })
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(new RegExp(`${address} – .*a network that is not public`))
  await expect(field(page, 'Text')).toContainText(address)
  await page.getByRole('button', { name: 'Save without the picture' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await field(page, 'Description for search engines').fill('Oaks.')
  await save(page)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Change undone')).toBeVisible()
})

test('a dead link is reported at its field while typing, and can be saved', async ({ page }) => {
  await openNewPage(page, 'Dead ends')
  const text = page.getByRole('group', { name: 'Text', exact: true })
  await showMarkdown(page)
  await field(page, 'Text').fill('See [our rugs](/store/rugs-to-come) or [ask us](/contact).')
  await expect(text).toHaveAccessibleDescription(/The link to \/store\/rugs-to-come does not work/)
  await field(page, 'Text').fill('See [our offers](/special-offers) or [ask us](/contact).')
  await expect(text).not.toHaveAccessibleDescription(/not work/)
  await field(page, 'Text').fill('See [our maker](www.example.com) and ![](/media/oak.webp).')
  await expect(text).toHaveAccessibleDescription(/www\.example\.com does not work.*oak\.webp is not in the library/)
  await field(page, 'Text').fill('[One](/page/one) and [two](/page/two).')
  await expect(text).toHaveAccessibleDescription(/These links do not work.*\/page\/one, \/page\/two\./)
  await save(page)

  await page.goto('/admin/home')
  await page.getByRole('button', { name: 'New slide' }).click()
  await field(page, 'Title').fill('A slide to nowhere')
  await page.getByRole('button', { name: 'Create' }).click()
  const linksTo = page.getByRole('combobox', { name: 'Links to' })
  await linksTo.fill('/page/dead-ends')
  await expect(linksTo).toHaveAccessibleDescription(/The link to \/page\/dead-ends does not work/)
  await linksTo.press('Escape')
  await expectPageInOrder(page)
  await save(page)
  await linksTo.fill('/special-offers')
  await expect(linksTo).not.toHaveAccessibleDescription(/not work/)
  await linksTo.press('Escape')
  await save(page)
  await moveToBin(page)
})

test('an address in use is refused at its field', async ({ page }) => {
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await field(page, 'Title').fill('Delivery and Fitting')
  await field(page, 'Address').fill('terms')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(field(page, 'Address')).toHaveAccessibleDescription(/taken already/)
  await field(page, 'Address').fill('Not an address')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(field(page, 'Address')).toHaveAccessibleDescription(/Small letters/)
})

test('a fixed page is edited, but neither hidden nor binned', async ({ page }) => {
  await page.goto('/admin/pages/disclaimer')
  await expect(page.getByText('it cannot be taken off the site, moved or deleted')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'On the site' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0)
  await field(page, 'Description for search engines').fill('What we do not promise.')
  await save(page)
  await expect(async () =>
    expect(await (await page.request.get('/disclaimer')).text()).toContain('What we do not promise.'),
  ).toPass()
})

test('the text above the special offers is edited', async ({ page }) => {
  await page.goto('/admin/listing-pages')
  await page.getByRole('link', { name: 'Latest products' }).click()
  await field(page, 'Description').fill('Just in from the workshop.')
  await save(page)
  await expect(async () =>
    expect(await (await page.request.get('/latest-products')).text()).toContain('Just in from the workshop.'),
  ).toPass()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
})

test('a redirect is created, tested, followed by a shopper, deleted and restored', async ({ page }) => {
  await page.goto('/admin/redirects?q=winter')
  await page.getByRole('button', { name: 'New redirect' }).click()
  await field(page, 'Old address').fill('/special-offers')
  await typeAddress(page.getByRole('combobox', { name: 'Redirects to' }), '/latest-products')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(field(page, 'Old address')).toHaveAccessibleDescription(/There is a page at this address/)
  await field(page, 'Old address').fill('/winter-sale')
  await page.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row', { name: /winter-sale/ })
  await expect(row).toContainText('/latest-products')
  await expect(async () => {
    const answer = await page.request.get('/winter-sale', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/latest-products'])
  }).toPass({ timeout: 5000, intervals: [50] })

  await field(page, 'Address').fill('winter-sale')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('/winter-sale redirects to /latest-products.')).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('a binned record is listed with the person who deleted it, and restored', async ({ page }) => {
  await openNewPage(page, 'Nothing to keep')
  await moveToBin(page, 'Nothing to keep')
  await page.goto('/admin/bin?q=nothing')
  const row = page.getByRole('row', { name: /Nothing to keep/ })
  await expect(row).toContainText('Page')
  await expect(row.getByRole('cell').nth(2)).not.toBeEmpty()
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Nothing to keep is restored')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/admin/pages/nothing-to-keep')
  await expect(field(page, 'Title')).toHaveValue('Nothing to keep')
})

test('a link is chosen from the pages of the shop, and an empty one is refused', async ({ page, context }) => {
  await page.goto('/admin/pages/disclaimer')
  await showMarkdown(page)
  await field(page, 'Text').fill('')
  await page.getByRole('button', { name: 'Link', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await field(page, 'Words').fill('our beds')
  await dialog.getByRole('button', { name: 'Insert the link' }).click()
  await expect(dialog.getByText('Choose a page of the shop')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Links to' }).fill('bedroom')
  await page
    .getByRole('option', { name: /^Bedroom ?Category/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Insert the link' }).click()
  await expect(field(page, 'Text')).toContainText('[our beds](/store/bedroom)')
  await field(page, 'Text').fill('[our beds]()')
  await pressSave(page)
  await expect(page.getByText('The link “our beds” has no address.').first()).toBeVisible()
  await field(page, 'Text').fill('[ring us](tel:01751431555)')
  await pressSave(page)
  const text = page.getByRole('group', { name: 'Text', exact: true })
  await expect(text).toHaveAccessibleDescription(/“ring us” .* “tel:”, which does not work here/)
  await expect(field(page, 'Text')).toContainText('[ring us](tel:01751431555)')
  await field(page, 'Text').fill('')
  await paste(field(page, 'Text'), `![Oak](data:image/png;base64,${'A'.repeat(120_000)})`)
  await pressSave(page)
  await expect(text).toHaveAccessibleDescription(/could not be copied into the library.*Please use a JPEG/)

  const shopper = await context.newPage()
  await open(shopper, '/disclaimer')
  const result = page.getByRole('img', { name: 'How a search result looks' })
  await expect(result).toContainText(await shopper.title())
})

/** Sets the text at once, because typing so much takes long. */
const paste = (into: Locator, text: string) =>
  into.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
