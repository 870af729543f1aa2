import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { expectAccessible, expectInOrder } from './support/axe.ts'
import { book, chooseTime, findFree, heading, pressBook, proofOfWork, time } from './support/booked-visit.ts'
import { tabTo } from './support/keyboard.ts'
import { readMails } from './support/mails.ts'
import { fromOwnNetwork } from './support/own-network.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, open, phone, watch } from './support/visit.ts'

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await beKnown(page)
})

test('a shopper books by email with pieces to see, moves the visit, and cancels it, wide and narrow', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  test.slow()
  const { faults } = watch(page)
  const [first, second, product] = await findCards(page, 'oak')
  if (!first || !second || !product) throw new Error('The demonstration shop has too few products.')
  await storePieces(page, [makePiece(first), makePiece(second, { note: 'For the bay window' })])
  await open(page, `/product/${product.uuid}`)
  await page.getByRole('link', { name: 'See it in our showroom: plan a visit' }).click()
  await expect(heading(page)).toHaveText('Plan a visit')
  const pieces = page.getByRole('region', { name: 'What you would like to see' })
  await expect(pieces.getByRole('listitem')).toHaveCount(3)
  await page
    .getByRole('button', { name: `Leave out ${first.name}` })
    .first()
    .click()
  await expect(pieces.getByRole('listitem')).toHaveCount(2)
  await expectInOrder(page)

  const [startsAt = '', , later = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  const email = 'visitor@example.com'
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Anything we should know?').fill('We come with a pram.')
  await expect(page.getByText(`Your visit: ${formatVisitTime(startsAt)}`)).toBeVisible()
  await pressBook(page)
  const booked = page.getByRole('heading', { name: `See you on ${formatVisitTime(startsAt)}` })
  await expect(booked).toBeFocused()
  await expectInOrder(page)
  const subjects = async () => (await readMails(email)).map(({ subject }) => subject)
  await expect
    .poll(subjects)
    .toEqual([
      `Ada Byron has booked a visit: ${formatVisitTime(startsAt)}`,
      `Your visit to Hob & Lantern on ${formatVisitTime(startsAt)}`,
    ])

  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await expect(time(page)).toHaveText(formatVisitTime(startsAt))
  await expect(page.getByText('We come with a pram.')).toBeVisible()
  await expect(page.getByText('For the bay window')).toBeVisible()
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Move it' }).click()
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(time(page)).toBeFocused()
  await page.getByRole('button', { name: 'Move it' }).click()
  await chooseTime(page, later)
  await expectInOrder(page)
  await page.getByRole('button', { name: `Move it to ${formatVisitTime(later)}` }).click()
  await expect(time(page)).toHaveText(formatVisitTime(later))
  await expect(time(page)).toBeFocused()
  // Waits for this mail: the shop does not send one whose content is no longer true.
  await expect.poll(async () => (await subjects()).length).toBe(4)

  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Cancel it' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText('Do you want to cancel this visit?')).toBeFocused()
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This visit is cancelled')).toBeVisible()
  await expect(time(page)).toBeFocused()
  await expect.poll(async () => (await subjects()).length).toBe(6)
  await page.getByRole('link', { name: 'Choose another time' }).click()
  await expect(heading(page)).toHaveText('Plan a visit')
  expect(faults).toEqual([])
})

test('a visitor without an email address gets the link and the calendar file on screen, wide and narrow', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  test.slow()
  await open(page, '/visit')
  const [, startsAt = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Phone').fill('01632 960001')
  await pressBook(page)
  await expect(page.getByText('Please keep this link to your visit')).toBeVisible()
  await expectInOrder(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to your calendar' }).click()
  const calendar = await readFile(await (await downloading).path(), 'utf8')
  expect(calendar).toContain('METHOD:PUBLISH')
  expect(calendar).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}`)
  await page.getByRole('link', { name: /\/visit\/[\w-]+$/ }).click()
  await expect(time(page)).toHaveText(formatVisitTime(startsAt))
})

test('a visit is booked with the keyboard alone', async ({ page }) => {
  test.slow()
  await open(page, '/visit')
  await page.getByText('Which day suits you?').waitFor()
  const missing = page.getByText('Your name and a way to reach you are still missing.')
  const days = page.getByRole('group', { name: 'Which day suits you?' }).getByRole('radio')
  await tabTo(page, days)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Your visit: /)).toBeVisible()
  await expect(missing).toBeVisible()
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Ada Byron')
  await tabTo(page, page.getByLabel('Phone'))
  await page.keyboard.type('01632 960004')
  await expect(missing).toBeHidden()
  await expect(book(page)).toBeEnabled(proofOfWork)
  await tabTo(page, book(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^See you on/ })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page gives the opening hours and the phone number instead', async ({ page }) => {
    await page.goto('/visit')
    await expect(page.locator('noscript p')).toContainText('You are welcome to call us')
    await expect(page.getByRole('main').getByRole('link', { name: /^[\d ]+$/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('Monday to Saturday')).toBeVisible()
  })
})

test('the page of a wrong link says so, and no cache stores the page of any link', async ({ page, request }) => {
  await open(page, '/visit/this-is-no-link-to-a-visit')
  await expect(time(page)).toHaveText('We cannot find this visit')
  await expectAccessible(page)
  for (const path of ['visit', 'Visit']) {
    const one = await request.get(`/${path}/this-is-no-link-to-a-visit`)
    expect(one.headers()['cache-control']).toBe('no-store')
    expect(one.headers()['referrer-policy']).toBe('no-referrer')
    expect(await one.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  expect((await request.get('/visit')).headers()['cache-control']).toContain('public')
})

test('a long link in a note widens neither the page of a visit nor the enquiry about a shortlist', async ({ page }) => {
  await page.setViewportSize(phone)
  const note = `Like this one:\nhttps://pictures.example/${'oak'.repeat(50)}`
  const [card] = await findCards(page, 'oak')
  if (!card) throw new Error('The demonstration shop has no oak.')
  const { uuid, name, shownVariantUuid } = card
  const piece = { productUuid: uuid, productName: name, variantUuid: shownVariantUuid, variantName: '', quantity: 1 }
  const startsAt = '2030-05-07T10:00:00.000Z'
  const visit = {
    key: 'k'.repeat(43),
    startsAt,
    endsAt: startsAt,
    status: 'booked',
    canChange: true,
    name: 'Ada',
    categoryId: 0,
    department: '',
    note,
    items: [{ ...piece, note, picture: null }],
  }
  await page.route(`**/api/visit/bookings/${visit.key}`, (route) => route.fulfill({ json: visit }))
  await storePieces(page, [makePiece(card, { note })])
  for (const [path, places] of [
    [`/visit/${visit.key}`, 2],
    ['/contact?shortlist', 1],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('main').getByText(note, { exact: true })).toHaveCount(places)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width)
  }
})
