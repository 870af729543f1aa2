import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openFaultyDatabase } from '../support/database/faulty-database.ts'
import { expectWritten, writeEnquiry } from './support/contact.ts'
import { loseAnswer, onFirstCall } from './support/intercepted-calls.ts'
import { openNewShop } from './support/other-shop.ts'
import { fromOwnNetwork } from './support/own-network.ts'
import { askShopDatabase } from './support/shop-database.ts'
import { shortenTimeouts } from './support/short-timeouts.ts'
import { beKnown, desktop, open } from './support/visit.ts'

test.use({ viewport: desktop })

test('a form sends one request at a time, and is emptied once it has arrived', async ({ page }) => {
  test.slow()
  await beKnown(page)
  let sent = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/contact', async (route) => {
    sent += 1
    await held
    await route.fulfill({ json: { received: true, copyMailed: true } })
  })
  await open(page, '/contact')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toBeDisabled()
  await sending.click({ force: true })
  await page.getByLabel('Name').press('Enter')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  expect(sent).toBe(1)
  await expect(page.getByText('A copy is on its way to your inbox.')).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Email Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  for (const label of ['Name', 'Email', 'How can we help?']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeDisabled()
})

test('the form offers every department, and can be sent once name, address, message and captcha are complete', async ({
  page,
  request,
}) => {
  test.slow()
  await beKnown(page)
  const categories: { value: number; label: string }[] = await (await request.get('/api/category/minlist')).json()
  await open(page, '/contact')
  const departments = page.getByLabel('Department').locator('option')
  await expect(departments.first()).toHaveAttribute('value', '0')
  const names = categories.filter(({ value }) => value !== 0).map(({ label }) => label)
  await expect(departments).toHaveText(['General Inquiry', ...names])
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  const send = page.getByRole('button', { name: 'Send Request' })
  await writeEnquiry(page)
  await expect(send).toBeEnabled({ timeout: 30_000 })
  for (const label of ['Name', 'Email', 'How can we help?']) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('required')
    const written = await field.inputValue()
    await field.fill('')
    await expect(send).toBeDisabled()
    await field.fill(written)
    await expect(send).toBeEnabled()
  }
})

test('no copy is promised without mail', async ({ page }) => {
  test.slow()
  await beKnown(page)
  await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true, copyMailed: false } }))
  await open(page, '/contact')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  await expect(page.getByText('we will write back to you soon.')).toBeVisible()
  await expect(page.getByText('A copy is on its way')).toHaveCount(0)
})

test('a 401 explains that the check was refused, keeps the form and allows another attempt', async ({ page }) => {
  test.slow()
  await beKnown(page)
  await onFirstCall(page, '**/api/contact', (route) => route.fulfill({ status: 401, json: {} }))
  await open(page, '/contact')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('The check that you are a person was refused or has expired.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectWritten(page)
  await expect(send).toBeEnabled({ timeout: 30_000 })
})

test('an enquiry whose answer is lost is sent again, and stored once', async ({ page }) => {
  test.slow()
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await beKnown(page)
  await onFirstCall(page, '**/api/contact', loseAnswer)
  await open(page, '/contact')
  await writeEnquiry(page)
  await page.getByLabel('Name').fill('Edith Nesbit')
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('We could not be reached just now.')
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  const stored = await askShopDatabase((sql) => sql`select from enquiries where name = 'Edith Nesbit'`)
  expect(stored).toHaveLength(1)
})

test('an enquiry that is never answered times out, keeps the form, and can be sent again', async ({ page }) => {
  test.slow()
  await beKnown(page)
  await onFirstCall(page, '**/api/contact', () => new Promise(() => {}))
  await open(page, '/contact')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await page.evaluate(() => {
    const after = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (limit) => {
      AbortSignal.timeout = after
      return after(limit / 20)
    }
  })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('We could not be reached just now. Nothing you wrote is lost')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectWritten(page)
  await expect(send).toBeEnabled({ timeout: 30_000 })
})

test('a captcha whose challenge never arrives says so, and can be started again', async ({ page }) => {
  test.slow()
  await beKnown(page)
  const restoreTimeouts = await shortenTimeouts(page)
  await onFirstCall(page, '**/api/captcha/challenge', () => new Promise(() => {}))
  await open(page, '/contact')
  await writeEnquiry(page)
  await expect(page.getByText('The check did not work. Tick the box to try again.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeDisabled()
  await restoreTimeouts()
  await page.getByRole('checkbox', { name: "I'm not a robot" }).press('Space')
  await expect(send).toBeEnabled({ timeout: 30_000 })
})

test('a captcha that had no connection is repeated once there is one', async ({ page, context }) => {
  test.slow()
  await beKnown(page)
  await open(page, '/contact')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('The check did not work. Tick the box to try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you wrote is lost' })).toBeFocused()
  await expectWritten(page)
})

for (const [what, ending] of Object.entries({ code: 'js', 'style sheet': 'css' })) {
  test(`a check whose ${what} does not arrive is explained, and the form stays`, async ({ page }) => {
    await beKnown(page)
    await page.route(`**/altcha-widget-*.${ending}`, (route) => route.abort())
    await open(page, '/contact')
    await writeEnquiry(page)
    await expect(page.getByRole('alert')).toContainText('The check that you are a person could not be loaded.')
    await expectWritten(page)
  })
}

test('an outage of the database is explained, keeps the form, and the next attempt succeeds', async ({ page }) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-away-'))
  const database = await openFaultyDatabase()
  const shop = await openNewShop(folder, { DATABASE_URL: database.url, DEMO: 'none' })
  try {
    await page.goto(`${shop.address}/contact`)
    await writeEnquiry(page)
    const send = page.getByRole('button', { name: 'Send Request' })
    await expect(send).toBeEnabled({ timeout: 30_000 })
    await database.break('swallow')
    const refused = page.waitForResponse('**/api/contact')
    await send.click()
    expect((await refused).status()).toBe(503)
    await expect(page.getByRole('alert')).toHaveText(
      'We cannot take requests just now. Nothing you wrote is lost: please try again in a minute.',
    )
    await expect(page.getByRole('alert')).toBeFocused()
    await expectWritten(page)
    await database.repair()
    await expect.poll(async () => (await page.request.get(`${shop.address}/readyz`)).status()).toBe(200)
    await expect(send).toBeEnabled({ timeout: 30_000 })
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  } finally {
    await shop.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a page from a proxy in place of an answer is explained in plain words and keeps the form', async ({ page }) => {
  test.slow()
  await beKnown(page)
  let status = 0
  await page.route('**/api/contact', (route) => {
    const body = `<html><head><title>${status}</title></head><body><h1>${status}</h1><hr>nginx</body></html>`
    return route.fulfill({ status, contentType: 'text/html', body })
  })
  await open(page, '/contact')
  await writeEnquiry(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  // Each status has its own text.
  for (const [answered, words] of [
    [200, 'We could not be reached just now. Nothing you wrote is lost'],
    [413, 'This is longer than we can take. Nothing you wrote is lost'],
    [408, 'We could not be reached just now. Nothing you wrote is lost'],
    [502, 'We cannot take requests just now. Nothing you wrote is lost'],
  ] as const) {
    await test.step(`with status ${answered}`, async () => {
      status = answered
      await send.click()
      await expect(page.getByRole('alert')).toContainText(words)
      await expectWritten(page)
      await expect(send).toBeEnabled({ timeout: 30_000 })
    })
  }
})
