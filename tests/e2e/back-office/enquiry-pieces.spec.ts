import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../support/axe.ts'
import { readMails } from '../support/mails.ts'
import { fromOwnNetwork } from '../support/own-network.ts'
import { findCards, makePiece, storePieces } from '../support/shortlist.ts'
import { beKnown, desktop, open, phone } from '../support/visit.ts'

const email = 'portia.lamb@example.com'

test('a shopper asks about every piece of a shortlist, and staff see each piece as it was then', async ({ page }) => {
  test.slow()
  await beKnown(page)
  const cards = (await findCards(page, 'sofa')).slice(0, 3)
  const [first] = cards
  if (!first || cards.length < 3) throw new Error('The shop has no three sofas with a price.')
  await storePieces(
    page,
    cards.map((card, place) => makePiece(card, place === 0 ? { quantity: 2, note: 'For the bay window' } : {})),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/shortlist')
  await page.getByRole('link', { name: 'Ask about these' }).click()
  const asked = page.getByRole('region', { name: 'The pieces you ask about' })
  await expect(asked.getByRole('listitem')).toHaveCount(3)
  await expect(asked).toContainText(`2 × ${first.name}`)
  await expect(page.getByLabel('How can we help?')).toHaveValue(/the pieces on my shortlist/)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await page.reload()
  await expect(asked.getByRole('listitem')).toHaveCount(3)
  await page.getByLabel('Name').fill('Portia Lamb')
  await page.getByLabel('Email', { exact: true }).fill(email)
  const send = page.getByRole('button', { name: 'Send Request' })
  // The browser solves the captcha, which may be slow.
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  const subject = new RegExp(`${first.name}.* and 2 more pieces`)
  await expect.poll(async () => (await readMails(email)).filter((mail) => subject.test(mail.subject)).length).toBe(2)

  await page.goto('/admin/enquiries?status=all&q=portia')
  const row = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')
  await expect(row).toContainText('and 2 more pieces')
  await expect(row.locator('img')).toHaveCount(3)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await row.getByRole('link', { name: 'Portia Lamb' }).click()
  const about = page.getByRole('region', { name: 'What it is about' })
  await expect(about.getByRole('listitem')).toHaveCount(3)
  await expect(about.getByRole('listitem').first()).toContainText('2 of these')
  await expect(about.getByRole('listitem').first()).toContainText('For the bay window')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
})
