import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults, findFaults } from './support/axe.ts'
import { openPlace } from './support/back-office.ts'
import { countSteps } from './support/counted-steps.ts'
import { expectDrawn } from './support/drawn.ts'
import { expectOwnShop, type FirstShop, openFirstShop } from './support/first-shop.ts'
import { cell } from './support/product.ts'
import { desktop, phone, watch } from './support/visit.ts'

test.describe.configure({ mode: 'serial' })

let shop: FirstShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openFirstShop()
})
test.afterAll(() => shop.close())

const listSteps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const isSaved = (page: Page) => expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)

const details = {
  'Name of the shop': 'Larch & Daughter',
  Street: '1 Mill Lane',
  Town: 'Hebden Bridge',
  Postcode: 'HX7 8AA',
  Phone: '01422 555 0123',
  Email: 'hello@larch.example',
}

test('an owner makes the shop their own in an hour: the demonstration goes, a first product is on show', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ viewport: desktop, baseURL: shop.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const { faults } = watch(page)
  const walk = countSteps(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const steps = listSteps(page)
  const overview = page.getByRole('link', { name: 'Overview', exact: true })
  /** Checks the current screen on a phone. */
  const seeOnPhone = async () => {
    await page.setViewportSize(phone)
    await expectNoFaults(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.setViewportSize(desktop)
  }

  walk.begin('Create the owner')
  await page.goto(shop.ownerLink)
  await walk.type(page.getByLabel('Your name'), 'Ruth Larch')
  await walk.type(page.getByLabel('Email address'), 'ruth@larch.example')
  await walk.type(page.getByLabel('Password'), 'oak and ash and thorn')
  await walk.click(button('Create the owner'))
  await expect(steps.getByText('0 of 11 done')).toBeVisible()
  await walk.takePicture('1-first-steps')

  walk.begin('Remove the demonstration')
  await walk.click(steps.getByRole('link', { name: 'Begin with my own shop' }))
  const groups = page.getByRole('list', { name: 'Of the demonstration' })
  await expect(groups.getByRole('checkbox', { name: /^Products/ })).toBeChecked()
  await page.setViewportSize(phone)
  await expectNoFaults(page)
  await page.setViewportSize(desktop)
  await expectNoFaults(page)
  await walk.takePicture('2-what-goes')
  const leave = page.getByRole('button', { name: /^Remove \d+ records$/ })
  await walk.click(leave)
  await walk.click(button('Remove it'))
  const left = page.getByRole('region', { name: 'Removed' })
  await expect(left).toBeVisible({ timeout: 60_000 })
  await walk.takePicture('3-left-behind')

  walk.begin('Name and address')
  await walk.click(left.getByRole('link', { name: 'Go to the first steps' }))
  await expect(steps.getByText('Remove the demonstration (done)')).toBeVisible()
  await walk.click(steps.getByRole('link', { name: 'Enter name and address' }))
  for (const [label, text] of Object.entries(details)) await walk.type(page.getByLabel(label, { exact: true }), text)
  await walk.click(button('Save'))
  await isSaved(page)

  walk.begin('Company')
  await walk.click(overview)
  await walk.click(steps.getByRole('link', { name: 'Enter the company' }))
  await walk.type(page.getByLabel('Company name'), 'Larch & Daughter Ltd')
  await walk.click(button('Save'))
  await isSaved(page)

  walk.begin('Opening hours')
  await walk.click(overview)
  await walk.click(steps.getByRole('link', { name: 'Set the opening hours' }))
  await walk.click(button('Enter opening hours'))
  await expect(page.getByRole('switch', { name: 'Monday open' })).toBeVisible()
  await walk.takePicture('4-opening-hours')
  await walk.click(button('Save'))
  await isSaved(page)

  walk.begin('A first product')
  await walk.click(overview)
  await walk.click(steps.getByRole('link', { name: 'Add a product' }))
  const dialog = page.getByRole('dialog', { name: 'New product' })
  await walk.type(dialog.getByLabel('Name'), 'Larch Sofa')
  await walk.click(dialog.getByRole('combobox', { name: 'Sub-category' }))
  await walk.click(page.getByRole('option').filter({ hasText: 'Sofas' }).first())
  await walk.click(dialog.getByRole('button', { name: 'Create' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larch Sofa')
  const buffer = readFileSync('db/demo/photographs/hollin-single-divan-bed/2-front.webp')
  const chooser = page.waitForEvent('filechooser')
  await walk.click(page.getByRole('button', { name: 'Upload pictures' }).first())
  await (await chooser).setFiles({ name: 'larch.webp', mimeType: 'image/webp', buffer })
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 })
  const price = cell(page, 'Price', 'variant 1')
  await walk.type(price, '1299')
  await expectDrawn(page.getByRole('list', { name: 'Pictures' }).locator('img').first())
  await price.scrollIntoViewIfNeeded()
  await expect(price).toBeInViewport({ ratio: 1 })
  await walk.takePicture('5-first-product')
  await walk.click(button('Put on the site'))
  await walk.click(button('Put it on the site anyway'))
  await expect(page.getByText('It is on the site')).toBeVisible()

  walk.begin('Words on every page')
  await openPlace(page, 'The site', 'Announcement', walk.click)
  await walk.type(page.getByRole('textbox', { name: 'Announcement' }), 'We open on Saturday, and there is cake')
  await walk.click(button('Save'))
  await isSaved(page)
  await seeOnPhone()

  walk.begin('The look')
  await walk.click(overview)
  await walk.click(steps.getByRole('link', { name: 'Choose the look' }))
  await walk.click(page.getByRole('region', { name: 'Ready-made looks' }).getByRole('button', { name: 'Harbour' }))
  for (const window of ['on a computer', 'on a phone']) {
    const home = page.frameLocator(`iframe[title="The home page ${window}"]`)
    await expect(home.locator('html')).toHaveCSS('background-color', 'rgb(247, 249, 250)')
    await expectDrawn(home.locator('main img').first())
  }
  await walk.takePicture('6-look')
  await walk.click(button('Save'))
  await isSaved(page)
  await seeOnPhone()

  walk.begin('The first picture of the home page')
  await openPlace(page, 'The site', 'Home page', walk.click)
  await walk.click(button('New slide'))
  const slide = page.getByRole('dialog', { name: 'New slide' })
  await walk.type(slide.getByLabel('Title'), 'Made in the valley')
  await walk.click(slide.getByRole('button', { name: 'Create' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made in the valley')
  const picture = page.getByRole('group', { name: 'Picture', exact: true })
  await walk.click(picture.getByRole('button', { name: 'From the library' }))
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await walk.click(library.getByRole('list', { name: 'Pictures' }).getByRole('button').first())
  await expect(library).toHaveCount(0)
  await expectDrawn(picture.locator('img').first())
  await expectDrawn(page.getByRole('region', { name: 'Preview' }).locator('img').first())
  await walk.takePicture('7-slide')
  await walk.click(page.getByRole('switch', { name: 'On the site' }))
  await walk.click(button('Save'))
  await isSaved(page)
  await seeOnPhone()

  walk.begin('Terms and privacy policy')
  for (const title of ['Terms', 'Privacy']) {
    await walk.click(overview)
    await walk.click(steps.getByRole('link', { name: 'Open the pages' }))
    await walk.click(page.getByRole('table').getByRole('link', { name: new RegExp(`^${title}`) }))
    await walk.type(page.getByRole('textbox', { name: 'Text', exact: true }), 'We deliver in the valley. Ask us first.')
    await walk.click(button('Save'))
    await isSaved(page)
  }
  await seeOnPhone()
  await walk.click(overview)
  await walk.click(button('I have read them'))

  walk.begin('Email')
  await walk.click(steps.getByRole('link', { name: 'Set up email' }))
  const mailField = (name: string) => page.getByLabel(name, { exact: true })
  await walk.type(mailField('Server'), '127.0.0.1')
  await walk.type(mailField('Port'), new URL(shop.mailServer.url).port)
  await walk.choose(mailField('Encryption'), 'None: only in the shop’s own network')
  await walk.type(mailField('User name'), 'shop')
  await walk.type(page.getByLabel('Password'), 'a secret')
  await walk.type(mailField('Address'), 'hello@larch.example')
  await walk.click(button('Save'))
  await expect(page.getByText('Email is set up: what the shop writes is sent')).toBeVisible()
  await walk.click(button('Send a test email'))
  await expect(page.getByText('Your mail server has accepted the email for ruth@larch.example.')).toBeVisible()
  await walk.takePicture('8-mail')
  await seeOnPhone()

  await page.goto('/admin')
  await expect(steps.getByText('8 of 11 done')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  // The numbers of clicks and characters that docs/first-hour.md states.
  expect(walk.steps.map(({ clicks, typed }) => [clicks, typed])).toEqual([
    [1, 49],
    [3, 0],
    [3, 80],
    [3, 20],
    [4, 0],
    [8, 14],
    [3, 38],
    [4, 0],
    [8, 18],
    [10, 78],
    [5, 45],
  ])

  expect(shop.mailServer.mails.map(({ to }) => to)).toEqual([['ruth@larch.example']])
  await expectOwnShop(await (await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce' })).newPage())
  expect(faults).toEqual([])
  await context.close()
})

test('the list of first steps is hidden and shown again, and the demonstration comes back', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ viewport: phone, baseURL: shop.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/admin')
  await page.getByLabel('Email address').fill('ruth@larch.example')
  await page.getByLabel('Password').fill('oak and ash and thorn')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const steps = listSteps(page)
  await expect(steps).toBeVisible()
  await expectNoFaults(page)
  await steps.getByRole('button', { name: 'Hide this list' }).click()
  await expect(steps).toHaveCount(0)
  await page.getByRole('button', { name: 'Show them again' }).click()
  await expect(steps.getByText('8 of 11 done')).toBeVisible()

  await page.goto('/admin/begin')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('button', { name: /^Remove \d+ records$/ })).toBeEnabled({ timeout: 60_000 })
  await page.goto('/admin/settings/shop')
  await expect(page.getByLabel('Street')).toHaveValue('1 Mill Lane')
  await page.goto('/admin/products')
  await expect(page.getByText('Larch Sofa').first()).toBeVisible()
  await expect(page.getByText('Alder', { exact: false }).first()).toBeVisible()
  await context.close()
})
