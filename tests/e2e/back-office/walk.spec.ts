import { expect, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectInOrder } from '../support/axe.ts'
import { delayFirst } from '../support/intercepted-calls.ts'
import { addPublished } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'
import { phone } from '../support/visit.ts'
import { countChecks, factOf, pieceOf, readVariant, walkEverywhere } from '../support/walk.ts'

test('a bay is walked with one tap per fact, also without network, wide and narrow', async ({ page, context }) => {
  await page.setViewportSize(phone)
  const { uuid: bay } = await send(page, '/api/staff/display-places', { name: 'Walk bay' })
  const variant = { ...blankVariant, name: 'Oat', price: 1299, onDisplay: true, displayPlaceUuid: bay }
  const name = 'Walkabout Sofa'
  const uuid = await addPublished(page, { name, variants: [variant] })
  const other = await addPublished(page, {
    name: 'Walkabout Stool',
    variants: [{ ...blankVariant, price: 45 }],
  })

  await page.goto(`/admin/walk?bay=${bay}`)
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Walk bay')
  await expect(factOf(page, name, 'Still here')).toBeVisible()
  await page.getByLabel('Find a piece').fill('walkabout stool')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await factOf(page, 'Walkabout Stool', 'It stands here').click()
  await expect(factOf(page, 'Walkabout Stool', 'Still here')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => readVariant(page, other)).toMatchObject({ onDisplay: true, displayPlaceUuid: bay })
  await page.evaluate(() => document.fonts.ready)
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await context.setOffline(true)
  await factOf(page, name, 'Not here any more').click()
  await expect(factOf(page, name, 'Not here any more')).toHaveAttribute('aria-pressed', 'true')
  await factOf(page, name, 'Order in').click()
  await factOf(page, name, 'About 6 weeks').click()
  await expect(page.getByText('3 taps are waiting for the network.')).toBeVisible()
  await page.getByLabel('Where are you?').selectOption('everywhere')
  await expectInOrder(page)
  await page.screenshot({ path: test.info().outputPath('offline.png') })
  await context.setOffline(false)
  await expect(page.getByText('waiting for the network')).toHaveCount(0)
  await expect.poll(() => countChecks(page, uuid)).toBe(3)
  expect(await readVariant(page, uuid)).toMatchObject({
    onDisplay: false,
    displayPlaceUuid: null,
    stockState: 'order-in',
    orderWeeks: 6,
  })
})

test('an ex-display piece is sold in one tap, without network too, and taken back, wide and narrow', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  const name = 'Soldwalk Chair'
  const piece = { ...blankVariant, price: 300, isExDisplay: true, onDisplay: true, stockState: 'last-one' as const }
  const uuid = await addPublished(page, { name, variants: [piece] })
  await walkEverywhere(page, name)
  await context.setOffline(true)
  await factOf(page, name, 'Sold').click()
  await expect(pieceOf(page, name)).toContainText('Sold. It is no longer on the site.')
  await expect(factOf(page, name, 'Not sold after all')).toBeFocused()
  await expectInOrder(page)
  await context.setOffline(false)
  await expect.poll(() => readVariant(page, uuid)).toMatchObject({ visible: false, onDisplay: false })
  await factOf(page, name, 'Not sold after all').click()
  await expect
    .poll(() => readVariant(page, uuid))
    .toMatchObject({
      visible: true,
      onDisplay: true,
      stockState: 'last-one',
    })
  await expect(factOf(page, name, 'Last one')).toBeVisible()
})

test('results that arrive after the search was closed are not shown', async ({ page }) => {
  await addPublished(page, { name: 'Foundling Chair', variants: [{ ...blankVariant, price: 45 }] })
  await addPublished(page, { name: 'Latecomer Chair', variants: [{ ...blankVariant, price: 45 }] })
  await page.goto('/admin/walk?bay=everywhere')
  const search = async (words: string) => {
    await page.getByLabel('Find a piece').fill(words)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
  }
  await search('foundling chair')
  await expect(page.getByRole('heading', { name: 'Found', exact: true })).toBeVisible()
  const letArrive = await delayFirst(page, '**/api/staff/walk/pieces?**')
  const asked = page.waitForRequest('**/api/staff/walk/pieces?**')
  await search('latecomer chair')
  await asked
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await letArrive()
  await expect(page.getByRole('heading', { name: 'Found', exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Find a piece')).toHaveValue('')
})
