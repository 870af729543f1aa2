import { expect, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectNoFaults } from '../support/axe.ts'
import { OwnBrowser } from '../support/own-browser.ts'
import { addPublished } from '../support/product.ts'
import { showToCamera } from '../support/shown-to-camera.ts'
import { readOrigin, send } from '../support/staff-calls.ts'
import { phone, watch } from '../support/visit.ts'
import { factOf, pieceOf } from '../support/walk.ts'

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
    await visit.goto(`${await readOrigin(page)}/admin`)
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
  await expectNoFaults(page)
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(pieceOf(page, name)).toBeVisible()
})

test('a camera that is not allowed, or a page without https, is explained', async ({ page }) => {
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
    const { origin, port } = new URL(await readOrigin(page))
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
  const find = async () => (await page.request.get(`/api/staff/walk/pieces?q=${encodeURIComponent(name)}`)).json()
  const [{ variantUuid }] = await find()
  const data = { variants: [variantUuid], format: 'a6', onSheets: false }
  await send(page, '/api/staff/tickets/prints', data)
  const [{ code }] = await find()
  return code
}
