import { expect, type Page, test } from '@playwright/test'
import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { countSteps } from '../support/counted-steps.ts'
import { readMails } from '../support/mails.ts'
import { findOpenDay } from '../support/open-day.ts'

/** Reads a page of the shop as the server sends it to shoppers. */
const readPublic = async (page: Page, path: string) => (await page.request.get(path)).text()

/** Begins a job on the overview; `expectAtMost` limits the clicks that it may take. */
async function beginJob(page: Page, name: string) {
  const walk = countSteps(page)
  walk.begin(name)
  await page.goto('/admin')
  const expectAtMost = (most: number) => expect(walk.steps.at(-1)?.clicks).toBeLessThanOrEqual(most)
  return { walk, actions: page.getByRole('region', { name: 'Quick actions' }), expectAtMost }
}

/** Reverts the change, because other journeys look at the same pages. */
async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('Change undone')).toBeVisible()
}

test('the home picture is replaced in four clicks', async ({ page }) => {
  const { walk, actions, expectAtMost } = await beginJob(page, 'Replace the home picture')
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="900"><path fill="#2b4" d="M0 0h1920v900H0z"/></svg>',
  )
  await walk.click(actions.getByRole('link', { name: 'Change the home picture' }))
  await walk.click(page.getByRole('list', { name: 'Slides' }).getByRole('link').first())
  const picture = page.getByRole('group', { name: 'Picture', exact: true })
  const chooser = page.waitForEvent('filechooser')
  await walk.click(picture.getByRole('button', { name: 'Replace it' }))
  const uploaded = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/pictures'),
  )
  await (await chooser).setFiles({ name: 'new-home.svg', mimeType: 'image/svg+xml', buffer })
  const { hash } = await (await uploaded).json()
  await expect(picture.locator('img').first()).toHaveAttribute('src', new RegExp(hash), { timeout: 30_000 })
  await walk.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(async () => expect(await readPublic(page, '/')).toContain(hash)).toPass()
  expectAtMost(4)
  await undo(page)
  await expect(async () => expect(await readPublic(page, '/')).not.toContain(hash)).toPass()
})

/** The next Boxing Day that is not today, because on the day itself shoppers read ‘Today’ instead of a date. */
function findBoxingDay(): string {
  const today = readDate(new Date())
  const year = Number(today.slice(0, 4))
  return today < `${year}-12-26` ? `${year}-12-26` : `${year + 1}-12-26`
}

async function readClosed(page: Page): Promise<string[]> {
  const { edit } = await (await page.request.get('/api/staff/opening-hours')).json()
  const days: { date: string; hours: object | null }[] = edit.openingHours.exceptions
  return days.filter(({ hours }) => hours === null).map(({ date }) => date)
}

/** Shoppers see the days of the next two weeks, so this also closes a near day, which shows what they see in every season. */
test('Boxing Day is closed in three clicks, and so is a near day', async ({ page }) => {
  const near = findOpenDay(12)
  for (const date of new Set([findBoxingDay(), near])) {
    const before = await readClosed(page)
    const { walk, actions, expectAtMost } = await beginJob(page, `Close on ${formatWeekday(date)}`)
    await walk.click(actions.getByRole('button', { name: 'Close a day' }))
    await walk.click(page.getByRole('radio', { name: 'Another day' }))
    await walk.type(page.getByLabel('The day to close'), date)
    await walk.click(page.getByRole('button', { name: 'Close this day' }))
    await expect.poll(() => readClosed(page)).toContain(date)
    if (date <= near)
      await expect(async () => expect(await readPublic(page, '/find-us')).toContain(formatWeekday(date))).toPass()
    expectAtMost(3)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText(`Open again on ${formatWeekday(date)}`)).toBeVisible()
    expect(await readClosed(page)).toEqual(before)
  }
})

test('a mistake on a page is corrected in three clicks', async ({ page }) => {
  const { walk, actions, expectAtMost } = await beginJob(page, 'Correct a page')
  await walk.click(actions.getByRole('link', { name: 'Change a page' }))
  await walk.click(page.getByRole('table').getByRole('link', { name: /^Disclaimer/ }))
  await walk.type(page.getByRole('textbox', { name: 'Text', exact: true }), 'What we promise, spelt right.')
  await walk.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(async () => expect(await readPublic(page, '/disclaimer')).toContain('spelt right')).toPass()
  expectAtMost(3)
  await undo(page)
  await expect(async () => expect(await readPublic(page, '/disclaimer')).not.toContain('spelt right')).toPass()
})

test('an enquiry is answered in four clicks', async ({ page }) => {
  const email = 'jobs@example.com'
  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'New enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Daisy Jobs')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('What was asked').fill('Does it come in green?')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daisy Jobs')

  const { walk, expectAtMost } = await beginJob(page, 'Answer an enquiry')
  const waiting = page.getByRole('region', { name: 'Open enquiries' })
  await walk.click(waiting.getByRole('link', { name: /Today$/ }))
  await walk.click(page.getByRole('link', { name: /^Daisy Jobs/ }))
  await walk.type(page.getByLabel('Your reply'), 'It does, and in blue.')
  await walk.click(page.getByRole('button', { name: /^(Send the reply|Keep the reply as a file)$/ }))
  await expect(page.getByRole('article').filter({ hasText: 'wrote a reply' })).toContainText('It does, and in blue.')
  await expect.poll(() => readMails(email)).toHaveLength(1)
  expectAtMost(4)
})
