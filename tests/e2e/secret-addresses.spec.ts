import { expect, test } from '@playwright/test'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { chooseTime, findFree, pressBook, time } from './support/booked-visit.ts'
import { consentPrompt, standInForGoogle } from './support/consent.ts'
import { fromOwnNetwork } from './support/own-network.ts'
import { findCards, makePiece } from './support/shortlist.ts'
import { beKnown, open } from './support/visit.ts'

test('no analytics run on the page of a visit, whose address is a secret, and none receive it later', async ({
  page,
  context,
}) => {
  test.slow()
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await beKnown(page)
  const asked = await standInForGoogle(context)
  await page.goto('/terms')
  await context.addCookies([{ name: 'cookie_consent', value: 'true', url: new URL(page.url()).origin }])
  await open(page, '/visit')
  const [, , , , , startsAt = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Phone').fill('01632 960005')
  await pressBook(page)
  const link = page.getByRole('link', { name: /\/visit\/[\w-]+$/ })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/visit\/[\w-]{43}$/)
  await expect.poll(() => asked.length).toBeGreaterThan(0)

  asked.length = 0
  const hasAnalytics = () => page.evaluate(() => Reflect.has(window, 'dataLayer'))
  expect(await hasAnalytics()).toBe(true)
  await link.click()
  await expect(time(page)).toHaveText(formatVisitTime(startsAt))
  expect(await hasAnalytics()).toBe(false)
  for (const answer of ['Decline', 'Accept']) {
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await consentPrompt(page).getByRole('button', { name: answer }).click()
    await expect(consentPrompt(page)).toBeHidden()
  }
  expect([await hasAnalytics(), asked]).toEqual([false, []])
  await page.goto('/terms')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(JSON.stringify(asked)).not.toContain(address)
})

test('no analytics run on a shared list, whose address is a secret, and none receive it later', async ({
  page,
  context,
}) => {
  await beKnown(page)
  const asked = await standInForGoogle(context)
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('No sofa has a price.')
  await page.goto('/terms')
  const origin = new URL(page.url()).origin
  const { variantUuid } = makePiece(card)
  const data = { items: [{ variantUuid }] }
  const { token } = await (await page.request.post('/api/shortlist/shares', { data, headers: { origin } })).json()
  await context.addCookies([{ name: 'cookie_consent', value: 'true', url: origin }])
  await page.goto('/terms')
  await expect.poll(() => asked.length).toBeGreaterThan(0)

  asked.length = 0
  await page.goto(`/shortlist/${token}`)
  await expect(page.getByRole('list', { name: 'Pieces of the shared shortlist' })).toBeVisible()
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await expect(page.getByRole('link', { name: 'These are on your shortlist' })).toBeVisible()
  expect(asked).toEqual([])
  await page.goto('/terms')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(JSON.stringify(asked)).not.toContain(token)
})
