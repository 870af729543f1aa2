import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route, test } from '@playwright/test'
import { expectNoFaults, findFaults } from '../support/axe.ts'
import { save } from '../support/back-office.ts'
import { hireSales } from '../support/colleague.ts'
import { sendEnquiry } from '../support/contact.ts'
import { untilReleased } from '../support/intercepted-calls.ts'
import { readMails } from '../support/mails.ts'
import { beKnown, open } from '../support/visit.ts'

const shopper = { name: 'Cordelia Finch', email: 'cordelia.finch@example.com' }

async function ask(page: Page): Promise<void> {
  await beKnown(page)
  await open(page, '/search/Alder%203%20Seater%20Sofa')
  await page
    .locator('#products')
    .getByRole('link', { name: /Alder 3 Seater Sofa/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Contact us about this product' }).click()
  await page.getByLabel('Name').fill(shopper.name)
  await page.getByLabel('Email', { exact: true }).fill(shopper.email)
  await page.getByLabel('How can we help?').fill('Can two tall people lie on it?')
  await sendEnquiry(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
}

let address = ''

/** Opens the enquiry again by its address. */
async function reopen(page: Page): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.name)
}

const unread = (page: Page) => page.getByRole('navigation', { name: 'Back office' }).getByText(/unread/)

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test('a shopper’s enquiry is answered from a template and found again', async ({ page }) => {
  await ask(page)
  await page.goto('/admin')
  await expect(unread(page)).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Enquiries/ })
    .click()
  await page.getByRole('link', { name: `${shopper.name} (not read yet)` }).click()
  await expect(page.getByText('Can two tall people lie on it?')).toBeVisible()
  const about = page.getByRole('region', { name: 'What it is about' })
  await expect(about).toContainText('Alder 3 Seater Sofa')
  await expect(about.getByRole('link', { name: 'See it on the site' })).toBeVisible()

  await page.getByRole('button', { name: 'Use a template' }).click()
  await page.getByRole('menuitem', { name: 'Come and see it' }).click()
  await expect(page.getByLabel('Your reply')).toHaveValue(
    /^Hello Cordelia,\n\nThank you for asking about Alder 3 Seater/,
  )
  await page.reload()
  await expect(page.getByLabel('Your reply')).toHaveValue(/^Hello Cordelia,/)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'This is what will be kept as a file' })
  await expect(preview).toContainText(shopper.email)
  await expect(preview).toContainText('> Can two tall people lie on it?')
  expect(await findFaults(page)).toEqual([])
  await preview.getByRole('button', { name: 'Keep it as a file' }).click()

  await expect(page.getByRole('article').filter({ hasText: 'Ruth Hob wrote a reply' })).toContainText(
    'Not sent: email is not set up. Kept as a file',
  )
  await expect(page.getByRole('button', { pressed: true })).toHaveText('New')
  await expect(page.getByLabel('Your reply')).toHaveValue('')
  const subjects = async () => (await readMails(shopper.email)).map(({ subject }) => subject)
  await expect
    .poll(subjects)
    .toContainEqual(expect.stringMatching(/^Re: Your enquiry about the Alder 3 Seater Sofa in \w/))

  await page.goto('/admin/enquiries?status=all')
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('finch')
  await expect(page).toHaveURL(/q=finch/)
  await page.getByRole('link', { name: shopper.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.name)
  address = page.url()
})

test('the search over everything finds an enquiry by name, address and words', async ({ page }) => {
  for (const words of ['cordelia', shopper.email, 'two tall people']) {
    await page.goto('/admin/brands')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(words)
    await page.getByRole('option', { name: new RegExp(`${shopper.name}.*Enquiry`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.name)
  }
})

test('a note and a status are saved by one button each, and undone by another', async ({ page }) => {
  await reopen(page)
  const pressed = page.getByRole('button', { pressed: true })
  await page.getByRole('button', { name: 'Visit booked' }).click()
  await expect(pressed).toHaveText('Visit booked')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pressed).toHaveText('New')

  await page.getByLabel('Note for colleagues').fill('She comes on Saturday at eleven.')
  await page.getByRole('button', { name: 'Save the note' }).dblclick()
  await expect(page.getByRole('article').filter({ hasText: 'Ruth Hob noted' })).toContainText('Saturday at eleven')
  await page.reload()
  await expect(page.getByText('She comes on Saturday at eleven.')).toBeVisible()
})

test('what is being typed stays when the page cannot refresh itself', async ({ page }) => {
  await page.clock.install()
  await reopen(page)
  const note = page.getByLabel('Note for colleagues')
  await note.fill('She rings again on Monday.')
  const enquiry = `**/api/staff${new URL(page.url()).pathname.replace('/admin', '')}`
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 503, json: {} }),
    (route) => route.fulfill({ status: 401, json: {} }),
  ]
  const isOurs = (text: string) => !text.startsWith('Failed to load resource')
  for (const fail of failures) {
    const restore = await untilReleased(page, enquiry, fail)
    // Another refresh would cancel one that has not failed yet.
    const failed = page.waitForEvent('console', (message) => message.type() === 'error' && isOurs(message.text()))
    await page.clock.fastForward(15_000)
    await failed
    restore()
  }
  const refreshed = page.waitForResponse(enquiry)
  await page.clock.fastForward(15_000)
  await refreshed
  await expect(note).toHaveValue('She rings again on Monday.')
})

test('of two people who answer an enquiry at once the second is warned and cannot send', async ({ page, browser }) => {
  await page.clock.install()
  /** Advances to the page's next refresh, which comes every fifteen seconds. */
  const untilAskedAgain = () => page.clock.fastForward(15_000)
  await reopen(page)
  const sam = await hireSales(browser, page, 'Sam Hazel')
  await reopen(sam)
  const begun = sam.waitForResponse('**/reply/start')
  await sam.getByLabel('Your reply').fill('Sam’s.')
  await begun
  await untilAskedAgain()
  await expect(page.getByText('Sam Hazel is writing a reply right now.')).toBeVisible()
  await page.getByLabel('Your reply').fill('Mine.')
  await sam.getByRole('button', { name: 'Keep the reply as a file' }).click()
  await expect(sam.getByRole('article').filter({ hasText: 'Sam Hazel wrote a reply' })).toBeVisible()
  await untilAskedAgain()
  await expect(page.getByText('Sam Hazel has written a reply in the meantime.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep the reply as a file' })).toBeDisabled()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(page.getByLabel('Your reply')).toHaveValue('Mine.')
  await expect(page.getByRole('button', { name: 'Keep the reply as a file' })).toBeEnabled()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Won' }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Won')
  await sam.context().close()
})

test('staff write a reply template, and only known placeholders are accepted', async ({ page }) => {
  await page.goto('/admin/enquiries/templates')
  await page.getByRole('button', { name: 'New template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Delivery')
  await dialog.getByLabel('Text').fill('About {prodcut}')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Text')).toHaveAccessibleDescription(/does not know what to put for \{prodcut\}/)
  await dialog.getByLabel('Text').fill('Ten days for ')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: '{product}' }).click()
  await save(page)
  await reopen(page)
  await page.getByRole('button', { name: 'Use a template' }).click()
  await page.getByRole('menuitem', { name: 'Delivery' }).click()
  await expect(page.getByLabel('Your reply')).toHaveValue(/^Ten days for Alder 3 Seater Sofa/)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('the filtered list is exported as a file', async ({ page }) => {
  await page.goto('/admin/enquiries?status=won&q=finch')
  await page.getByRole('button', { name: 'More' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export this list as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('enquiries.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${shopper.name},${shopper.email}`)
})

test('filters, an enquiry and the data held have no accessibility violations, wide and narrow', async ({ page }) => {
  const expectInOrder = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoFaults(page)
    }
  }
  await page.goto('/admin/enquiries?status=all')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectInOrder()
  await reopen(page)
  await expectInOrder()
  await page.goto(`/admin/enquiries/shopper?email=${shopper.email}`)
  await expect(page.getByRole('region', { name: 'What we hold' })).toBeVisible()
  await expectInOrder()
})

test('the data held about somebody is shown, exported and erased', async ({ page }) => {
  await reopen(page)
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'What we hold about this person' }).click()
  const held = page.getByRole('region', { name: 'What we hold' })
  await expect(held).toContainText('Can two tall people lie on it?')
  await expect(held).toContainText('She comes on Saturday at eleven.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    held.getByRole('link', { name: 'Download it as a file' }).click(),
  ])
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    email: shopper.email,
    enquiries: [{ name: shopper.name }],
  })

  await held.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('dialog', { name: /Erase everything about/ })
  await expect(dialog.getByRole('listitem')).toHaveText(['1 enquiry', '2 replies', '1 note', /4 emails/])
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByText(`Everything about ${shopper.email} is erased`)).toBeVisible()
  // The form with the person's address is replaced by an empty one.
  await expect(page.getByLabel('Email address')).toHaveValue('')
  await page.getByLabel('Email address').fill(shopper.email)
  await page.getByRole('button', { name: 'Show what we hold' }).click()
  await expect(page.getByText(`The shop holds nothing about ${shopper.email}.`)).toBeVisible()
  await page.goto('/admin/enquiries?status=all&q=finch')
  await expect(page.getByRole('link', { name: shopper.name })).toHaveCount(0)
})
