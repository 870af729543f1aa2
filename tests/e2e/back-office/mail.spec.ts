import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startDnsServer } from '../../support/mail/dns-server.ts'
import { type Dovecot, startDovecot, withoutDovecot } from '../../support/mail/dovecot.ts'
import { readHeader, startMailServer } from '../../support/mail/mail-server.ts'
import { findFaults } from '../support/axe.ts'
import { save } from '../support/back-office.ts'
import { hireSales } from '../support/colleague.ts'
import { cut } from '../support/intercepted-calls.ts'
import { openNewShop } from '../support/other-shop.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone, watch } from '../support/visit.ts'

/** The shop of the journeys has no mail server, like every new shop. */

const bar = (page: Page) => page.getByRole('region', { name: 'Email is not set up' })

test('a bar on every page says that mail is not set up, and links to its settings', async ({ page }) => {
  await page.goto('/admin/brands')
  await expect(bar(page)).toContainText('Nothing reaches shoppers or colleagues')
  await bar(page).getByRole('link', { name: 'Set up email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email')
  await expect(page.getByLabel('Server', { exact: true })).toBeEditable()
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Behind the scenes' })).toContainText(
    'Email is not set up, so nothing is sent.',
  )

  await bar(page).getByRole('button', { name: 'Hide' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  const next = await page.context().newPage()
  await next.goto('/admin')
  await expect(bar(next)).toBeVisible()
})

test('the number of waiting mails includes a new invitation', async ({ page, browser }) => {
  await page.goto('/admin')
  await hireSales(browser, page, 'Mo Alder')
  await expect(async () => {
    await page.reload()
    await expect(bar(page)).toContainText(/mails? (is|are) kept as/, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await page.goto('/admin/mail')
  await expect(page.getByRole('region', { name: 'Emails kept as files' })).toContainText(/\d+ emails? (is|are) kept/)
})

test('an invitation says that no mail is sent', async ({ page }) => {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await expect(page.getByRole('dialog')).toContainText('Email is not set up. You get a link here, to pass on yourself.')
})

test('an owner changes the text of a mail, and sees it as it will arrive', async ({ page }) => {
  const { faults } = watch(page)
  await page.goto('/admin/mail')
  await page.getByRole('link', { name: 'Change the email texts' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Reminder of a visit' })).toContainText('The visitor')
  await page.getByRole('link', { name: 'Reminder of a visit' }).click()
  await expect(page.getByText('Email is not set up, so no test can be sent.')).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const mail = page.frameLocator('iframe[title="The email"]')
  await expect(mail.getByText('A change of plan?')).toBeVisible()
  await text.fill('{greeting}\n\nThe kettle is on from {time}.')
  await expect(mail.getByText('The kettle is on from Saturday 12 December, 11am.')).toBeVisible()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect(await findFaults(page)).toEqual([])
  }
  const sheet = mail.locator('.sheet')
  await page.getByRole('button', { name: 'On a phone' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeLessThan(390)
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('switch', { name: 'Dark screen' }).click()
  await expect(sheet).toHaveCSS('background-color', 'rgb(37, 35, 30)')
  expect(faults.splice(0)).toEqual([])
  const reconnect = await cut(page, '**/preview')
  await text.fill('{greeting}\n\nThe kettle is off.')
  await expect(page.getByText('The preview could not be made.')).toBeVisible()
  reconnect()
  await text.fill('{greeting}\n\nThe kettle is on.')
  await expect(mail.getByText('The kettle is on.')).toBeVisible()
  await expect(page.getByText('The preview could not be made.')).toHaveCount(0)
  expect(faults.splice(0)).toContain('Failed to load resource: net::ERR_FAILED')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(text).toHaveAccessibleDescription(/of no use without \{change\}/)
  await page.getByRole('button', { name: '{change}' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Email texts' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Reminder of a visit' })
  await expect(row).toContainText('Your own')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Back to the standard text' }).click()
  await save(page)
  await expect(mail.getByText('This is where to find us:')).toBeVisible()
  expect(faults).toEqual([])
})

test('staff who are not owners are referred to the owner', async ({ page, browser }) => {
  await page.goto('/admin')
  const sales = await hireSales(browser, page, 'Nell Rowan')
  await sales.goto('/admin/enquiries')
  await expect(bar(sales)).toContainText('Please ask the owner.')
  await expect(bar(sales).getByRole('link')).toHaveCount(0)
  await sales.context().close()
})

test('an owner sets up mail, sends a test, and reads what the server and then a shopper answer', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-mail-'))
  const server = await startMailServer({ treat: (attempt) => (attempt === 1 ? { login: 535 } : 'take') })
  // Where Dovecot is missing, a skipped unit test names what is not tested.
  const dovecot = withoutDovecot === undefined ? await startDovecot() : undefined
  const dns = await startDnsServer({ '_dmarc.oak.example': 'broken' })
  const shop = await openNewShop(folder, {
    DEMO: 'none',
    INTERNAL_MAIL_HOSTS: '127.0.0.1',
    DNS_SERVER: dns.address,
  })
  const page = await browser.newPage({ baseURL: shop.address, viewport: phone, storageState: undefined })
  await page.goto(shop.ownerLink)
  await page.getByLabel('Your name').fill('Ruth Hob')
  await page.getByLabel('Email address').fill('ruth@shop.example')
  await page.getByLabel('Password').fill('oak and ash and thorn')
  await page.getByRole('button', { name: 'Create the owner' }).click()
  await bar(page).getByRole('link', { name: 'Set up email' }).click()

  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await page.getByLabel('Port', { exact: true }).fill(new URL(server.url).port)
  await page.getByLabel('Encryption', { exact: true }).selectOption({ label: 'None: only in the shop’s own network' })
  await page.getByLabel('User name', { exact: true }).fill('shop')
  await page.getByLabel('Password').fill('a secret of the mailbox')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/An address is needed/)
  await page.getByLabel('Address', { exact: true }).fill('hello@oak.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Email is set up: what the shop writes is sent')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByLabel('Password')).toHaveValue('')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/A password is stored/)

  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('did not accept the user name and the password')).toBeVisible()
  await expect(page.getByText('The server’s answer:')).toContainText('535')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('Your mail server has accepted the email for ruth@shop.example.')).toBeVisible()
  expect(server.mails.map(({ to }) => to)).toEqual([['ruth@shop.example']])
  await page.getByRole('button', { name: 'Check the domain' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'SPF' })).toContainText('v=spf1 ip4:127.0.0.1 ~all')
  await expect(page.getByRole('article').filter({ hasText: 'DKIM' })).toContainText('Not checked')
  await expect(page.getByRole('article').filter({ hasText: 'DMARC' })).toContainText('could not be looked up')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect(await findFaults(page)).toEqual([])
  }

  await page.goto('/admin/mail/texts/booking-booked')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Your mail server has accepted the email for ruth@shop.example.')).toBeVisible()
  expect(server.mails[1]?.raw).toContain('Subject: Test: Your visit to')

  const { uuid } = await enterEnquiry(page)
  await page.goto(`/admin/enquiries/${uuid}`)
  await expect(page.getByText('not here.')).toHaveCount(0)
  await page.getByLabel('Your reply').fill('Yes, in oak.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect.poll(() => server.mails.length).toBe(3)
  const [messageId = ''] = server.mails.slice(2).flatMap((mail) => readHeader(mail, 'message-id'))
  if (dovecot) await receiveAnswer(page, dovecot, { uuid, messageId })
  await page.close()
  await Promise.all([shop.close(), server.close(), dns.close(), dovecot?.close()])
  await rm(folder, { recursive: true, force: true })
})

async function receiveAnswer(page: Page, dovecot: Dovecot, { uuid, messageId }: { uuid: string; messageId: string }) {
  await dovecot.deliver('shop', writeAnswer(messageId))
  await page.goto('/admin/mail')
  await page.getByRole('link', { name: 'Set up the mailbox for replies' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replies')
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await page.getByLabel('Port', { exact: true }).fill(String(dovecot.plain))
  await page.getByLabel('Encryption', { exact: true }).selectOption('none')
  await page.getByLabel('User name', { exact: true }).fill('shop')
  await page.getByLabel('Password').fill('hunter2')
  await page.getByLabel('Address', { exact: true }).fill('hello@oak.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The mailbox' })).toBeVisible()
  await expect(async () => {
    await page.goto(`/admin/enquiries/${uuid}`)
    await expect(page.getByText('Jane Marsh answered')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  const answer = page.getByRole('article').filter({ hasText: 'Jane Marsh answered' })
  await expect(answer).toContainText('Lovely. Here is the alcove.')
  await expect(answer).toContainText('evil.exe was not kept.')
  const download = page.waitForEvent('download')
  await answer.getByRole('link', { name: /alcove\.txt/ }).click()
  expect((await download).suggestedFilename()).toBe('alcove.txt')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect(await findFaults(page)).toEqual([])
  }
}

async function enterEnquiry(page: Page): Promise<{ uuid: string }> {
  const data = { name: 'Jane Marsh', email: 'jane@marsh.example', phone: '', cameBy: 'phone', productUuid: null }
  return send(page, '/api/staff/enquiries', { ...data, description: 'Is the table made in oak?', assigneeId: null })
}

const writeAnswer = (messageId: string) => `Message-ID: <jane-1@marsh.example>
From: Jane Marsh <jane@marsh.example>
Subject: Re: The table
In-Reply-To: ${messageId}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/plain

Lovely. Here is the alcove.

On 24 November 2026, Oak & Ash wrote:
> Yes, in oak.
> Bye
--x
Content-Type: text/plain
Content-Disposition: attachment; filename=alcove.txt

Three metres wide
--x
Content-Type: application/octet-stream
Content-Disposition: attachment; filename=evil.exe

MZ
--x--
`
