import { expect, test } from '@playwright/test'
import { writeEnquiry } from './support/contact.ts'
import { beKnown, desktop, open, openFoundSofa, phone } from './support/visit.ts'

for (const [where, viewport] of Object.entries({ 'on a desktop': desktop, 'on a phone': phone })) {
  test(`${where}, the form for a product shows its picture, its price and a link to it`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await beKnown(page)
    await openFoundSofa(page)
    const price = await page
      .getByRole('main')
      .getByText(/^From £/)
      .first()
      .textContent()
    await page.getByRole('link', { name: 'Contact us about this product' }).click()
    const asked = page.getByRole('region', { name: 'The product you ask about' })
    await expect(asked.getByRole('img')).toBeVisible()
    await expect(asked).toContainText(price ?? 'no price')
    await asked.getByRole('link', { name: 'Alder 3 Seater Sofa' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
  })
}

test('the form for a piece that has left the shop says so', async ({ page }) => {
  await beKnown(page)
  await open(page, '/contact/00000000-0000-4000-8000-000000000001')
  await expect(page.getByRole('alert')).toHaveText(
    'The piece you ask about is no longer in our shop. Please name it in your message: we may know of something like it.',
  )
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeVisible()
})

test('an enquiry about a piece that cannot be loaded just now still names the piece', async ({ page }) => {
  test.slow()
  await beKnown(page)
  let asked: unknown
  await page.route('**/api/contact', (route) => {
    asked = route.request().postDataJSON().variantUuid
    return route.fulfill({ json: { received: true, copyMailed: true } })
  })
  await open(page, '/store/sofas-chairs/sofas')
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  const contact = page.getByRole('link', { name: 'Contact us about this product' })
  const address = (await contact.getAttribute('href')) ?? ''
  await page.route('**/api/product/variant/*', (route) => route.fulfill({ status: 503, json: { title: 'Busy' } }))
  await contact.click()
  await expect(page.getByRole('alert')).toContainText('It is sent with your message.')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  expect(asked).toBe(address.split('/').at(-1))
})
