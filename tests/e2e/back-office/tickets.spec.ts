import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectInOrder } from '../support/axe.ts'
import { save } from '../support/back-office.ts'
import { hold } from '../support/intercepted-calls.ts'
import { addPublished, cell } from '../support/product.ts'

const ticketOf = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name })

async function print(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return download
}

async function readTexts(download: Download): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, place) => (await pdf.getPage(place + 1)).getTextContent()),
  )
  return pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '))
}

test('tickets are printed, found to be out of date, printed again and scanned, wide and narrow', async ({ page }) => {
  const names = ['Ticketwood Sofa', 'Ticketwood Stool']
  const [sofa = ''] = [
    await addPublished(page, { name: names[0], variants: [{ ...blankVariant, name: 'Oat', price: 1299 }] }),
    await addPublished(page, { name: names[1], variants: [{ ...blankVariant, price: 45 }] }),
  ]
  await page.goto('/admin/products?q=ticketwood')
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('link', { name: 'Print tickets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets of the selected products')
  await expect(page.getByText('an address that only this computer can open')).toBeVisible()
  await expect(ticketOf(page, names[0] ?? '')).toContainText('Never printed')
  await page.evaluate(() => document.fonts.ready)
  await expectInOrder(page)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Print 2 tickets' }).click()
  await expect(page.getByText('The shop could not be reached just now. Please try again.').first()).toBeVisible()
  await page.context().setOffline(false)
  const [texts = '', ...more] = await readTexts(await print(page, 'Print 2 tickets'))
  expect(more).toEqual([])
  for (const text of [...names, '£1,299', '£45']) expect(texts).toContain(text)
  for (const name of names) await expect(ticketOf(page, name)).toContainText('Up to date')
  await expect(page.getByRole('button', { name: 'All tickets are up to date' })).toBeDisabled()

  await page.goto(`/admin/products/${sofa}`)
  await cell(page, 'Price', 'Oat').fill('1199')
  await save(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: /ticket(s are| is) out of date/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price tickets')
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill(names[0] ?? '')
  await expect(page).toHaveURL(/q=/)
  await expect(ticketOf(page, names[0] ?? '')).toContainText('Price £1,199, printed £1,299')
  await page.getByLabel('Size').selectOption('Shelf strip')
  await page.getByRole('checkbox', { name: `Select ${names[0]}, Oat` }).check()
  const [again = ''] = await readTexts(await print(page, 'Print 1 ticket'))
  expect(again).toContain('£1,199')
  await expect(ticketOf(page, names[0] ?? '')).toContainText('Up to date')

  const code = /[2-9A-Z]{3} [2-9A-Z]{3}/.exec(again)?.[0] ?? ''
  await page.goto(`/t/${code.replace(' ', '-').toLowerCase()}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] ?? '')
  expect(new URL(page.url()).pathname).toContain(`/product/${sofa}/`)
})

test('staff read which characters the font of tickets lacks before they print, wide and narrow', async ({ page }) => {
  const uuid = await addPublished(page, { name: '椅 Glyphwood', variants: [{ ...blankVariant, price: 45 }] })
  await page.goto(`/admin/tickets?products=${uuid}`)
  const warning = page.getByRole('region', { name: 'Print' }).getByRole('status')
  await expect(warning).toContainText('椅 Glyphwood: 椅')
  await expectInOrder(page)
  const [texts = ''] = await readTexts(await print(page, 'Print 1 ticket'))
  expect(texts).toContain('? Glyphwood')
  await page.goto(`/admin/history?entity=product&id=${uuid}`)
  await expect(page.getByText('printed price tickets of 椅 Glyphwood')).toBeVisible()
  await expect(page.getByText('before None')).toHaveCount(0)
  await expectInOrder(page)
})

test('an address with a code that no ticket has is answered as not found', async ({ page }) => {
  const answer = await page.goto('/t/222222')
  expect(answer?.status()).toBe(404)
})

test('tickets that are ticked while others are being printed stay ticked', async ({ page }) => {
  const names = ['Tickwood Sofa', 'Tickwood Stool']
  for (const name of names) await addPublished(page, { name, variants: [{ ...blankVariant, price: 45 }] })
  await page.goto('/admin/products?q=tickwood')
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('link', { name: 'Print tickets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets of the selected products')
  const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
  await tick('Tickwood Sofa').check()
  const release = await hold(page, '**/api/staff/tickets/prints')
  const printed = print(page, 'Print 1 ticket')
  await expect(page.getByRole('button', { name: 'Print 1 ticket' })).toBeDisabled()
  await tick('Tickwood Stool').check()
  release()
  await printed
  await expect(ticketOf(page, 'Tickwood Sofa')).toContainText('Up to date')
  await expect(tick('Tickwood Sofa')).not.toBeChecked()
  await expect(tick('Tickwood Stool')).toBeChecked()
})
