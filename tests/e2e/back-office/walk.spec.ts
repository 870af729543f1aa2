import { expect, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectNothingInTheWay } from '../support/axe.ts'
import { hireSales } from '../support/colleague.ts'
import { OwnBrowser } from '../support/own-browser.ts'
import { fromOwnNetwork } from '../support/own-network.ts'
import { addPublished } from '../support/product.ts'
import { showToCamera } from '../support/shown-to-camera.ts'
import { desktop, phone, watch } from '../support/visit.ts'

const pieceOf = (page: Page, name: string) => page.getByRole('article', { name })
const factOf = (page: Page, name: string, button: string) =>
  pieceOf(page, name).getByRole('button', { name: button, exact: true })

/** Goes to all pieces, and waits until this one is there. */
async function walkEverywhere(page: Page, name: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin/walk?bay=everywhere`)
  await expect(pieceOf(page, name)).toBeVisible()
}

async function addPlace(page: Page, name: string): Promise<string> {
  await page.goto('/admin')
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/staff/display-places', { data: { name }, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()).uuid
}

/** What the history of a product says of its pieces on the floor. */
async function countChecks(page: Page, uuid: string): Promise<number> {
  const answer = await page.request.get(`/api/staff/history?entity=product&id=${uuid}`)
  const { entries }: { entries: { action: string }[] } = await answer.json()
  return entries.filter(({ action }) => action === 'check').length
}

async function readVariant(page: Page, uuid: string) {
  const answer = await page.request.get(`/api/staff/products/${uuid}`)
  return (await answer.json()).edit.variants[0]
}

for (const [width, viewport] of Object.entries({ '390': phone, '1440': desktop })) {
  test(`a bay is walked with one tap per fact, also without network, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    const bay = await addPlace(page, `Walk bay ${width}`)
    const variant = { ...blankVariant, name: 'Oat', price: 1299, onDisplay: true, displayPlaceUuid: bay }
    const name = `Walkabout Sofa ${width}`
    const uuid = await addPublished(page, { name, variants: [variant] })
    const other = await addPublished(page, {
      name: `Walkabout Stool ${width}`,
      variants: [{ ...blankVariant, price: 45 }],
    })

    await page.goto(`/admin/walk?bay=${bay}`)
    await expect(page.getByRole('heading', { level: 2 })).toContainText(`Walk bay ${width}`)
    await expect(factOf(page, name, 'Still here')).toBeVisible()
    await page.getByLabel('Find a piece').fill(`walkabout stool ${width}`)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await factOf(page, `Walkabout Stool ${width}`, 'It stands here').click()
    await expect(factOf(page, `Walkabout Stool ${width}`, 'Still here')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => readVariant(page, other)).toMatchObject({ onDisplay: true, displayPlaceUuid: bay })
    await page.evaluate(() => document.fonts.ready)
    await expectNothingInTheWay(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await context.setOffline(true)
    await factOf(page, name, 'Not here any more').click()
    await expect(factOf(page, name, 'Not here any more')).toHaveAttribute('aria-pressed', 'true')
    await factOf(page, name, 'Order in').click()
    await factOf(page, name, 'About 6 weeks').click()
    await expect(page.getByText('3 taps are waiting for the network.')).toBeVisible()
    await page.getByLabel('Where are you?').selectOption('everywhere')
    await expectNothingInTheWay(page)
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
}

test('what was said meanwhile is shown to the one who tapped without network, who chooses', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize(phone)
  const name = 'Clashwood Chair'
  const variant = { ...blankVariant, price: 80, onDisplay: true }
  const uuid = await addPublished(page, { name, variants: [variant] })
  const { uuid: variantUuid } = await readVariant(page, uuid)
  await walkEverywhere(page, name)
  await context.setOffline(true)
  await factOf(page, name, 'In stock').click()
  await expect(page.getByText('1 tap is waiting for the network.')).toBeVisible()
  const said = await request.put(`/api/staff/variants/${variantUuid}/stock`, {
    data: { stockState: 'last-one', orderWeeks: null },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(said.status()).toBe(200)
  await context.setOffline(false)
  const note = pieceOf(page, name).getByRole('alert')
  await expect(note).toContainText(/You said “In stock” at .* said “Last one” at .* Which is right\?/)
  await expectNothingInTheWay(page)
  await page.reload()
  await note.getByRole('button', { name: 'In stock' }).click()
  await expect(note).toHaveCount(0)
  await expect.poll(() => readVariant(page, uuid)).toMatchObject({ stockState: 'in-stock' })
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
  const origin = new URL(page.url()).origin
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
    await after.getByLabel('E-mail address').fill('walter-floor@shop.example')
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
  await seller.getByLabel('E-mail address').fill('sessy-floor@shop.example')
  await seller.getByLabel('Password').fill('thorn and ash and oak')
  await seller.getByRole('button', { name: 'Sign in' }).click()
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Walk the floor')
  await expect.poll(() => readVariant(page, uuid)).toMatchObject({ stockState: 'last-one' })
  expect(await countChecks(page, uuid)).toBe(1)
  await seller.context().close()
})

test('a ticket before the camera opens its piece, and the camera is allowed on this page alone', async ({ page }) => {
  test.setTimeout(90_000)
  const name = 'Scanwood Lamp'
  await addPublished(page, { name, variants: [{ ...blankVariant, price: 60 }] })
  const code = await printTicket(page, name)
  const own = new OwnBrowser(await showToCamera(`http://shop.example/t/${code}`))
  try {
    const visit = await own.start()
    await visit.context().addCookies(await page.context().cookies())
    const { faults } = watch(visit)
    await visit.setViewportSize(phone)
    await visit.goto(new URL('/admin', page.url()).href)
    await expect(visit.evaluate(openCamera)).rejects.toThrow('NotAllowedError')
    await visit.getByRole('button', { name: 'Menu' }).click()
    const menu = visit.getByRole('dialog')
    await menu.getByRole('button', { name: 'Catalogue', exact: true }).click()
    await menu.getByRole('link', { name: 'Walk the floor' }).click()
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Walk the floor')
    await visit.getByRole('button', { name: 'Scan a ticket' }).click()
    await expect(pieceOf(visit, name)).toBeVisible({ timeout: 30_000 })
    await factOf(visit, name, 'On display').click()
    await expect(factOf(visit, name, 'Still here')).toHaveAttribute('aria-pressed', 'true')
    await visit.getByRole('link', { name: 'Back office' }).click()
    await expect(visit.getByRole('heading', { level: 1 })).toContainText('Hello')
    await expect(visit.evaluate(openCamera)).rejects.toThrow('NotAllowedError')
    expect(faults.filter((fault) => !fault.includes('ermissions policy'))).toEqual([])
  } finally {
    await own.kill()
  }
})

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({ video: true }).then(
    () => 'open',
    (error: Error) => Promise.reject(new Error(error.name)),
  )

test('without a camera the page says why, and a typed code opens the piece', async ({ page }) => {
  await page.setViewportSize(phone)
  const name = 'Typewood Lamp'
  await addPublished(page, { name, variants: [{ ...blankVariant, price: 60 }] })
  const code = await printTicket(page, name)
  await page.goto('/admin/walk')
  await page.getByRole('button', { name: 'Scan a ticket' }).click()
  await expect(page.getByRole('alert')).toContainText('Type the code printed on the ticket instead.')
  await expect(page.getByLabel('Find a piece')).toBeFocused()
  await expectNothingInTheWay(page)
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(pieceOf(page, name)).toBeVisible()
})

test('a camera that is not allowed, or a page without https, is explained', async ({ page }) => {
  await page.goto('/admin')
  const own = new OwnBrowser([
    ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
    '--host-resolver-rules=MAP shop.example 127.0.0.1',
  ])
  try {
    const visit = await own.start()
    const cookies = await page.context().cookies()
    await visit.context().addCookies([...cookies, ...cookies.map((cookie) => ({ ...cookie, domain: 'shop.example' }))])
    const scan = async (origin: string) => {
      await visit.goto(`${origin}/admin/walk`)
      await visit.getByRole('button', { name: 'Scan a ticket' }).click()
    }
    const { origin, port } = new URL(page.url())
    await scan(origin)
    await expect(visit.getByRole('alert')).toContainText('allow it for this site in the browser’s settings')
    await expect(visit.getByLabel('Find a piece')).toBeFocused()
    await scan(`http://shop.example:${port}`)
    await expect(visit.getByRole('alert')).toContainText('this page came without https')
  } finally {
    await own.kill()
  }
})

/** The code of the ticket that is printed for the only variant of a product. */
async function printTicket(page: Page, name: string): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const find = async () => (await page.request.get(`/api/staff/walk/pieces?q=${encodeURIComponent(name)}`)).json()
  const [{ variantUuid }] = await find()
  const data = { variants: [variantUuid], format: 'a6', onSheets: false }
  expect((await page.request.post('/api/staff/tickets/prints', { data, headers })).status()).toBe(200)
  const [{ code }] = await find()
  return code
}

for (const [width, viewport] of Object.entries({ '390': phone, '1440': desktop })) {
  test(`an ex-display piece is sold in one tap, without network too, and taken back, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    const name = `Soldwalk Chair ${width}`
    const piece = { ...blankVariant, price: 300, isExDisplay: true, onDisplay: true, stockState: 'last-one' as const }
    const uuid = await addPublished(page, { name, variants: [piece] })
    await walkEverywhere(page, name)
    await context.setOffline(true)
    await factOf(page, name, 'Sold').click()
    await expect(pieceOf(page, name)).toContainText('Sold. It is no longer on the site.')
    await expectNothingInTheWay(page)
    await context.setOffline(false)
    await expect.poll(() => readVariant(page, uuid)).toMatchObject({ visible: false, onDisplay: false })
    await factOf(page, name, 'Not sold after all').click()
    await expect
      .poll(() => readVariant(page, uuid))
      .toMatchObject({
        ...{ visible: true, onDisplay: true, stockState: 'last-one' },
      })
    await expect(factOf(page, name, 'Last one')).toBeVisible()
  })

  test(`taps of a colleague on the same phone are kept for them, or sent by the person signed in, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const name = `Handwood Chair ${width}`
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
        ...{ key: crypto.randomUUID(), variantUuid: (await readVariant(page, uuid)).uuid, pieceName: name },
        ...{ at: new Date().toISOString(), state: 'waiting', member: { uuid: crypto.randomUUID(), name: 'Ann Holt' } },
        says: { fact: 'stock', stockState: 'last-one', orderWeeks: null },
      },
    )
    await page.reload()
    await expect(page.getByText('1 tap by Ann Holt is kept on this phone, and sent when Ann Holt')).toBeVisible()
    await expectNothingInTheWay(page)
    await page.getByRole('button', { name: 'Keep them for Ann Holt' }).click()
    await expect(page.getByRole('button', { name: 'Send them in my name' })).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Send them in my name' }).click()
    await expect.poll(() => readVariant(page, uuid)).toMatchObject({ stockState: 'last-one' })
    await expect(page.getByText('by Ann Holt')).toHaveCount(0)
  })
}
