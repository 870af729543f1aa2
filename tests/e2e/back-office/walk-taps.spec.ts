import { expect, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectInOrder, expectNoFaults } from '../support/axe.ts'
import { hireSales } from '../support/colleague.ts'
import { OwnBrowser } from '../support/own-browser.ts'
import { fromOwnNetwork } from '../support/own-network.ts'
import { addPublished } from '../support/product.ts'
import { readOrigin } from '../support/staff-calls.ts'
import { phone } from '../support/visit.ts'
import { countChecks, factOf, pieceOf, readVariant, walkEverywhere } from '../support/walk.ts'

type Contested = { name: string; fact: string; recorded: { path: 'stock' | 'display'; data: object } }

/** A piece that somebody taps without network while a colleague records something else about it. */
async function contest(page: Page, { name, fact, recorded }: Contested) {
  await page.setViewportSize(phone)
  const uuid = await addPublished(page, { name, variants: [{ ...blankVariant, price: 80, onDisplay: true }] })
  const { uuid: variantUuid } = await readVariant(page, uuid)
  await walkEverywhere(page, name)
  await page.context().setOffline(true)
  await factOf(page, name, fact).click()
  await expect(page.getByText('1 tap is waiting for the network.')).toBeVisible()
  const said = await page.request.put(`/api/staff/variants/${variantUuid}/${recorded.path}`, {
    data: recorded.data,
    headers: { origin: new URL(page.url()).origin },
  })
  expect(said.status()).toBe(200)
  await page.context().setOffline(false)
  return uuid
}

test('somebody who tapped without network sees what a colleague recorded meanwhile, and chooses', async ({ page }) => {
  const name = 'Clashwood Chair'
  const recorded = { path: 'stock', data: { stockState: 'last-one', orderWeeks: null } } as const
  const uuid = await contest(page, { name, fact: 'In stock', recorded })
  const note = pieceOf(page, name).getByRole('alert')
  await expect(note).toContainText(/You recorded “In stock” at .* recorded “Last one” at .* Which is right\?/)
  await expectNoFaults(page)
  await page.reload()
  await note.getByRole('button', { name: 'In stock' }).click()
  await expect(note).toHaveCount(0)
  await expect.poll(() => readVariant(page, uuid)).toMatchObject({ stockState: 'in-stock' })
})

test('a conflict about a piece that a colleague took off display is shown after the page is loaded again', async ({
  page,
}) => {
  const name = 'Elsewood Chair'
  const recorded = { path: 'display', data: { onDisplay: false, displayPlaceUuid: null } } as const
  const uuid = await contest(page, { name, fact: 'Still here', recorded })
  await expect(pieceOf(page, name).getByRole('alert')).toContainText('recorded “Not on display”')
  await page.reload()
  const unseen = page.getByRole('region', { name: 'Taps that did not count' })
  await expect(unseen).toContainText(name)
  await expect(pieceOf(page, name)).toHaveCount(0)
  await expectNoFaults(page)
  await unseen.getByRole('button', { name: 'Not on display', exact: true }).click()
  await expect(unseen).toHaveCount(0)
  expect(await readVariant(page, uuid)).toMatchObject({ onDisplay: false })
})

test('taps of a browser that was killed without network are sent after the next sign-in, each once', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const name = 'Killwood Table'
  const uuid = await addPublished(page, { name, variants: [{ ...blankVariant, price: 800, onDisplay: true }] })
  const seller = await hireSales(browser, page, 'Walter Floor')
  const cookies = await seller.context().cookies()
  await seller.context().close()
  const origin = await readOrigin(page)
  const own = new OwnBrowser()
  try {
    const before = await own.start()
    await before.context().addCookies(cookies)
    await walkEverywhere(before, name, origin)
    await before.context().setOffline(true)
    await factOf(before, name, 'Still here').click()
    await factOf(before, name, 'Last one').click()
    await expect(before.getByText('2 taps are waiting for the network.')).toBeVisible()
    await own.kill()
    expect(await countChecks(page, uuid)).toBe(0)

    const after = await own.start()
    await after.context().clearCookies()
    await after.setExtraHTTPHeaders(fromOwnNetwork())
    await after.goto(`${origin}/admin/walk?bay=everywhere`)
    await after.getByLabel('Email address').fill('walter-floor@shop.example')
    await after.getByLabel('Password').fill('thorn and ash and oak')
    await after.getByRole('button', { name: 'Sign in' }).click()
    await expect(factOf(after, name, 'Last one')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => countChecks(page, uuid)).toBe(2)
    expect(await readVariant(page, uuid)).toMatchObject({ onDisplay: true, stockState: 'last-one' })
    await after.reload()
    await expect(factOf(after, name, 'Last one')).toHaveAttribute('aria-pressed', 'true')
    expect(await countChecks(page, uuid)).toBe(2)
  } finally {
    await own.kill()
  }
})

test('a session that ended keeps the taps, and says so', async ({ page, browser }) => {
  const name = 'Sessionwood Bench'
  const uuid = await addPublished(page, { name, variants: [{ ...blankVariant, price: 80, onDisplay: true }] })
  const seller = await hireSales(browser, page, 'Sessy Floor')
  await walkEverywhere(seller, name)
  await seller.context().clearCookies()
  await factOf(seller, name, 'Last one').click()
  await seller.getByRole('link', { name: 'Sign in to send 1 tap' }).click()
  await seller.setExtraHTTPHeaders(fromOwnNetwork())
  await seller.getByLabel('Email address').fill('sessy-floor@shop.example')
  await seller.getByLabel('Password').fill('thorn and ash and oak')
  await seller.getByRole('button', { name: 'Sign in' }).click()
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Walk the floor')
  await expect.poll(() => readVariant(page, uuid)).toMatchObject({ stockState: 'last-one' })
  expect(await countChecks(page, uuid)).toBe(1)
  await seller.context().close()
})

test('taps of a colleague on the same phone are kept for the colleague, or sent by the person signed in, wide and narrow', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const name = 'Handwood Chair'
  const uuid = await addPublished(page, { name, variants: [{ ...blankVariant, price: 300, onDisplay: true }] })
  await walkEverywhere(page, name)
  await page.evaluate(
    (tap) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('walk', 1)
        request.onsuccess = () => {
          const kept = request.result.transaction('taps', 'readwrite')
          kept.objectStore('taps').add(tap)
          kept.oncomplete = () => resolve()
        }
      }),
    {
      key: crypto.randomUUID(),
      variantUuid: (await readVariant(page, uuid)).uuid,
      pieceName: name,
      at: new Date().toISOString(),
      state: 'waiting',
      member: { uuid: crypto.randomUUID(), name: 'Ann Holt' },
      says: { fact: 'stock', stockState: 'last-one', orderWeeks: null },
    },
  )
  await page.reload()
  await expect(page.getByText('1 tap by Ann Holt is kept on this phone, and sent when Ann Holt')).toBeVisible()
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Keep them for Ann Holt' }).click()
  await expect(page.getByRole('button', { name: 'Send them in my name' })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Send them in my name' }).click()
  await expect.poll(() => readVariant(page, uuid)).toMatchObject({ stockState: 'last-one' })
  await expect(page.getByText('by Ann Holt')).toHaveCount(0)
})
