import { expect, test } from '@playwright/test'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { chooseTime, findFree, pressBook } from './support/booked-visit.ts'
import { expectWritten, writeEnquiry } from './support/contact.ts'
import { fromOwnNetwork } from './support/own-network.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, desktop, open, openFoundSofa } from './support/visit.ts'

test.use({ viewport: desktop })
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await beKnown(page)
})

test('an enquiry that is not sent yet is kept while the shopper looks at the product again', async ({ page }) => {
  await openFoundSofa(page)
  const contact = page.getByRole('link', { name: 'Contact us about this product' })
  await contact.click()
  await writeEnquiry(page)
  await page.getByLabel('Department').selectOption('General Inquiry')
  const product = page.getByRole('region', { name: 'The product you ask about' }).getByRole('link')
  for (const comeBack of [() => page.goBack(), () => contact.click()]) {
    await product.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
    await comeBack()
    await expectWritten(page)
    await expect(page.getByLabel('Department')).toHaveValue('0')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Email Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('How can we help?')).toHaveValue('')
})

test('an enquiry about the shortlist and a general one have drafts of their own', async ({ page }) => {
  const [card] = await findCards(page, 'Alder')
  if (!card) throw new Error('The demonstration shop has no such product.')
  await storePieces(page, [makePiece(card)])
  await open(page, '/shortlist')
  await page.getByRole('link', { name: 'Ask about these' }).click()
  const message = page.getByLabel('How can we help?')
  await expect(message).toHaveValue(/pieces on my shortlist/)
  await writeEnquiry(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Email Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue('')
  await page.goBack()
  await expectWritten(page)
})

test('an enquiry whose answer is lost keeps its uuid after the shopper has looked at another page', async ({
  page,
}) => {
  test.slow()
  const asked: { uuid: string; description: string }[] = []
  await page.route('**/api/contact', (route) => {
    asked.push(route.request().postDataJSON())
    return route.abort()
  })
  const send = page.getByRole('button', { name: 'Send Request' })
  const sendInVain = async () => {
    await expect(send).toBeEnabled({ timeout: 30_000 })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(/^We could not be reached/)
  }
  await open(page, '/contact')
  await writeEnquiry(page)
  await sendInVain()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  await page.goBack()
  await expectWritten(page)
  await sendInVain()
  expect(asked).toHaveLength(2)
  expect(asked[1]?.uuid).toBe(asked[0]?.uuid)
})

test('a visit that is not booked yet is kept while the visitor looks at another page, and no longer', async ({
  page,
}) => {
  test.slow()
  await open(page, '/visit')
  // Not one of the last times, which other journeys book meanwhile.
  const startsAt = (await findFree(page))[20] ?? ''
  await chooseTime(page, startsAt)
  const name = page.getByLabel('Name')
  await name.fill('Ada Byron')
  await page.getByLabel('Phone').fill('01632 960005')
  const planned = page.getByText(`Your visit: ${formatVisitTime(startsAt)}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Wool Lane/ })
    .click()
  await expect(page).toHaveURL('/find-us')
  await page.goBack()
  await expect(name).toHaveValue('Ada Byron')
  await expect(planned).toBeVisible()
  await pressBook(page)
  await expect(page.getByRole('heading', { name: /^See you on/ })).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(name).toHaveValue('')
  await expect(planned).toHaveCount(0)
})
