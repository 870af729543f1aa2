import { expect, type Page, test } from '@playwright/test'
import { proofOfWork } from './support/booked-visit.ts'
import { sendEnquiry } from './support/contact.ts'
import { onFirstCall } from './support/intercepted-calls.ts'
import { tabTo } from './support/keyboard.ts'
import { readMails } from './support/mails.ts'
import { beKnown, desktop, open, phone, watch } from './support/visit.ts'

async function filterSage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.locator('summary', { hasText: 'Colour' }).click()
  await page.getByRole('checkbox', { name: /^Sage/ }).check()
  await expect(page).toHaveURL(/\/sofas\?properties=\d+$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Remove filter Sage' })).toBeVisible()
}

async function writeEnquiry(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill(email)
  const words = page.getByLabel('How can we help?')
  await words.fill(`${await words.inputValue()}Does it come in green?`)
}

async function expectMails(email: string, product: string, variant: string): Promise<void> {
  const subjects = async () => (await readMails(email)).map(({ subject }) => subject)
  const wanted = [
    `Enquiry from Ada Byron about ${product}, ${variant}`,
    `Your enquiry about the ${product} in ${variant}`,
  ]
  await expect.poll(subjects, { timeout: 20_000 }).toEqual(wanted)
  const [toShop, receipt] = await readMails(email)
  expect(toShop?.replyTo).toContain(email)
  expect(toShop?.to).not.toContain(email)
  expect(receipt?.to).toContain(email)
}

const ways: Record<string, { viewport: typeof desktop; toSofas: (page: Page) => Promise<void> }> = {
  'on a desktop': {
    viewport: desktop,
    async toSofas(page) {
      const nav = page.getByRole('navigation', { name: 'Categories' })
      await nav.getByRole('link', { name: 'Sofas & Chairs', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofas & Chairs')
      await page.getByRole('main').getByRole('link', { name: 'Sofas', exact: true }).click()
    },
  },
  'on a phone': {
    viewport: phone,
    async toSofas(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await menu.getByText('Sofas & Chairs', { exact: true }).click()
      await menu.getByRole('link', { name: 'Sofas', exact: true }).click()
    },
  },
}

for (const [where, { viewport, toSofas }] of Object.entries(ways)) {
  test(`${where}, a shopper finds a sofa, asks about it, and both sides get a mail`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await beKnown(page)
    const { faults } = watch(page)
    await open(page, '/')
    await toSofas(page)
    await expect(page).toHaveURL('/store/sofas-chairs/sofas')
    await filterSage(page)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /Alder 3 Seater Sofa/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
    await page.getByRole('link', { name: 'Contact us about this product' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(page.getByLabel('How can we help?')).toHaveValue(/Alder 3 Seater Sofa, (\w+)\./)
    await expect(page.getByLabel('Department')).toHaveValue(/[1-9]/)
    const [, colour] = /Sofa, (\w+)\./.exec(await page.getByLabel('How can we help?').inputValue()) ?? []
    const email = `ada-${viewport.width}@example.com`
    await writeEnquiry(page, email)
    await sendEnquiry(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await expect(page.getByRole('heading', { name: 'Special Offers' })).toBeVisible()
    await expectMails(email, 'Alder 3 Seater Sofa', colour ?? '')
    expect(faults).toEqual([])
  })

  test(`${where}, an option changes the page and Back changes it again`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await beKnown(page)
    await open(page, '/store/sofas-chairs/sofas')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /Alder 3 Seater Sofa/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
    const before = page.url()
    const options = page.getByRole('navigation', { name: 'Options' })
    const choose = async (name: string) => {
      const fold = options.locator('summary')
      if (await fold.isVisible()) await fold.click()
      await options.getByRole('link', { name, exact: true }).filter({ visible: true }).click()
    }
    await choose('Oat')
    await expect(page).toHaveURL(/\/product\/[\w-]+\/alder-3-seater-sofa\/[\w-]+$/)
    await expect(main.locator('h1 + p')).toHaveText('Oat')
    await page.goBack()
    await expect(page).toHaveURL(before)
    await expect(main.locator('h1 + p')).not.toHaveText('Oat')
  })
}

test('a shopper gets from the home page to a sent enquiry by keyboard alone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(desktop)
  await beKnown(page)
  await open(page, '/')
  await tabTo(page, page.getByLabel('Search the shop'))
  await page.keyboard.type('sofa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for sofa')
  await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('summary', { hasText: 'Colour' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /^Sage/ }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/properties=\d+/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Remove filter Sage' })).toBeVisible()
  await tabTo(page, page.locator('#products').getByRole('link', { name: /Alder 3 Seater Sofa/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
  await tabTo(page, page.getByRole('link', { name: 'Contact us about this product' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Ada Byron')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type('ada-keys@example.com')
  await tabTo(page, page.getByLabel('How can we help?'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Can I see it in the shop?')
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled(proofOfWork)
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect.poll(async () => (await readMails('ada-keys@example.com')).length, { timeout: 20_000 }).toBe(2)
})

test('a failed enquiry keeps everything typed', async ({ page }) => {
  await beKnown(page)
  await open(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeDisabled()
  await writeEnquiry(page, 'ada@example.com')
  await expect(send).toBeEnabled(proofOfWork)
  await onFirstCall(page, '**/api/contact', (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Nothing you wrote is lost')
  await expect(page.getByLabel('How can we help?')).toHaveValue('Does it come in green?')
  await expect(send).toBeEnabled(proofOfWork)
})

test('a misspelt search finds the intended products', async ({ page }) => {
  await page.setViewportSize(phone)
  await beKnown(page)
  await open(page, '/')
  await page.getByLabel('Search the shop').fill('velvit sofa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/velvit%20sofa')
  await expect(page.locator('#products').getByRole('link', { name: /Marlow Velvet Sofa/ })).toBeVisible()
})

for (const [where, viewport] of Object.entries({ 'on a desktop': desktop, 'on a phone': phone })) {
  test(`${where}, Back returns to the filtered list at the same scroll position`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await beKnown(page)
    await open(page, '/search?sortBy=priceHigh')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.locator('summary', { hasText: /^Category/ }).click()
    await page.getByRole('radio', { name: /^Sofas & Chairs/ }).check()
    await expect(page).toHaveURL(/categoryId=\d+/)
    await page.keyboard.press('Escape')
    // The filtered list is shorter, so the scroll position is final only once it shows.
    await expect(
      page
        .locator('#products')
        .getByRole('status')
        .filter({ hasText: /^14 products$/ }),
    ).toBeVisible()
    const list = page.url()
    const card = page.locator('#products li').getByRole('link', { name: /£/ }).last()
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(300)
    await card.click()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper finds a sofa', async ({ page }) => {
    await page.setViewportSize(desktop)
    const { faults } = watch(page)
    await page.goto('/')
    await ways['on a desktop']?.toSofas(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.locator('summary', { hasText: 'Colour' }).click()
    await page.getByRole('checkbox', { name: /^Sage/ }).check()
    await page.getByRole('button', { name: /^Show \d+ products/ }).click()
    await expect(page.getByRole('link', { name: 'Remove filter Sage' })).toBeVisible()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /Alder 3 Seater Sofa/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
    await page.getByRole('link', { name: 'Contact us about this product' }).click()
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript')
    expect(faults).toEqual([])
  })

  test('the search form and the order of a list are plain forms', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await page.getByRole('searchbox').fill('velvet sofa')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/velvet%20sofa')
    await page.getByLabel('Sort by').selectOption('Newest')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/sortBy=recent/)
  })
})
