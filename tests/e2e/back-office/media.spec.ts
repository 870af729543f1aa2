import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { findFaults } from '../support/axe.ts'
import { moveToBin, save } from '../support/back-office.ts'
import { firstPictured } from '../support/drawn.ts'
import { onFirstCall } from '../support/intercepted-calls.ts'
import { type Sent, send, upload } from '../support/uploads.ts'

async function paint(name: string): Promise<Sent> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: 'white', noise } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

const broken: Sent = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') }
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('button')

/** Drops files on the page. */
async function drop(page: Page, files: Sent[]): Promise<void> {
  const carried = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle(
    (list) =>
      list.reduce((transfer, { name, mimeType, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
        return transfer
      }, new DataTransfer()),
    carried,
  )
  const zone = page.getByRole('region', { name: 'Upload pictures' })
  await zone.dispatchEvent('dragover', { dataTransfer })
  await zone.dispatchEvent('drop', { dataTransfer })
}

test('several pictures are dropped at once; a file that is not a picture is refused and dismissed', async ({
  page,
}) => {
  await page.goto('/admin/media?q=drop-')
  await drop(page, [await paint('drop-one.jpg'), broken, await paint('drop-two.jpg')])
  await expect(pictures(page)).toHaveCount(2)
  await expect(upload(page, 'broken.jpg').getByRole('alert')).toContainText('Not a picture we can read')
  await expect(upload(page, 'broken.jpg').getByRole('button', { name: /Try again/ })).toHaveCount(0)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Dismiss broken.jpg' }).click()
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
})

test('an upload that stalls is cancelled, and leaves nothing behind', async ({ page }) => {
  await page.goto('/admin/media?q=stalled')
  await page.route('**/api/staff/pictures?name=stalled.jpg', () => undefined)
  await send(page, [await paint('stalled.jpg')])
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('name=stalled.jpg'))
  await upload(page, 'stalled.jpg').getByRole('button', { name: 'Cancel stalled.jpg' }).click()
  await ended
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
})

test('one button sends a failed upload again', async ({ page }) => {
  await page.goto('/admin/media?q=lost')
  await onFirstCall(page, '**/api/staff/pictures?name=lost.jpg', (route) => route.abort())
  await send(page, [await paint('lost.jpg')])
  await expect(upload(page, 'lost.jpg').getByRole('alert')).toContainText('could not be reached')
  await page.getByRole('button', { name: 'Try again: lost.jpg' }).click()
  await expect(pictures(page)).toHaveText([/lost\.jpg/])
})

test('shoppers see alt text and focal point at once, and the uses of the picture are listed', async ({
  page,
  request,
}) => {
  // Not the newest product, which another journey may take off the site meanwhile.
  await page.goto('/search/reed%20sideboard')
  await page.goto((await firstPictured(page).getAttribute('href')) ?? '')
  const shown = page.locator('main img[src*="/media/"]').first()
  const hash = /\/media\/([0-9a-f]{64})/.exec((await shown.getAttribute('src')) ?? '')?.[1]
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const address = page.url()

  await page.goto(`/admin/media?picture=${hash}`)
  const drawer = page.getByRole('dialog', { name: 'Picture' })
  await expect(drawer.getByRole('region', { name: 'Where it is used' })).toContainText(name)
  await expect(drawer.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await drawer.getByRole('textbox', { name: 'What it shows' }).fill('Something nobody else has')
  const point = drawer.getByRole('button', { name: /Focal point/ })
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
  await point.click({ position: { x: width * 0.25, y: height * 0.5 } })
  await expect(point).toHaveAccessibleName(/25 % from the left, 50 % from the top/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(point).toHaveAccessibleName(/27 % from the left, 40 % from the top/)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(async () => {
    const html = await (await request.get(address)).text()
    expect(html).toContain('alt="Something nobody else has"')
    expect(html).toContain('object-position:27% 40%')
  }).toPass({ timeout: 5000 })
})

test('typed text is saved no matter how the picture is closed', async ({ page }) => {
  await page.goto('/admin/media?q=closing')
  await send(page, [await paint('closing.jpg')])
  await pictures(page).click()
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Typed and left')
  await page.keyboard.press('Escape')
  await expect(pictures(page)).toHaveText([/Typed and left/])
})

test('an unused picture is deleted, and restored by Undo', async ({ page }) => {
  await page.goto('/admin/media?q=unloved&show=unused')
  await send(page, [await paint('unloved.jpg')])
  await pictures(page).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('unloved.jpg is deleted')).toBeVisible()
  await expect(pictures(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pictures(page)).toHaveCount(1)
})

test('a form takes a picture by upload or from the library, and asks for its alt text', async ({ page, request }) => {
  await page.goto('/admin/brands')
  await page.getByRole('link', { name: 'Glimmerford' }).click()
  const logo = page.getByRole('group', { name: 'Logo' })
  await expect(logo.getByRole('img')).toBeVisible()
  await logo.getByRole('button', { name: 'Remove Logo' }).click()
  await expect(logo.getByRole('img')).toHaveCount(0)
  await send(page, [await paint('new-logo.jpg')], 'Upload a picture')
  const words = logo.getByRole('textbox', { name: 'What new-logo.jpg shows' })
  await words.fill('The new logo')
  await words.press('Enter')
  await expect(logo).toContainText('The new logo')
  await expect(logo.getByRole('button', { name: 'Description and focal point of Logo' })).toBeFocused()
  await save(page)
  await logo.getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await expect(library.getByRole('status')).toHaveText(/^\d+ pictures$/)
  await library.getByRole('searchbox').fill('nonsuch')
  await expect(library.getByRole('status')).toHaveText('Nothing here matches.')
  await library.getByRole('searchbox').fill('new-logo')
  await expect(library.getByRole('status')).toHaveText('1 picture')
  await expect(library.getByRole('button', { name: 'The new logo' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await library.getByRole('button', { name: 'The new logo' }).click()
  await expect(library).toHaveCount(0)
  const address = (await page.getByRole('link', { name: 'See it on the site' }).getAttribute('href')) ?? ''
  const uuid = address.split('/')[2]
  expect(await (await request.get(`/api/brand/${uuid}`)).json()).toMatchObject({ logo: { alt: 'The new logo' } })
})

test('when two pictures are chosen for one place, the last one counts although the first is still uploading', async ({
  page,
}) => {
  await page.goto('/admin/brands?new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Second Thoughts')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second Thoughts')
  const logo = page.getByRole('group', { name: 'Logo' })
  const isGivenUp = (name: string) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(`name=${name}`))
  await page.route('**/api/staff/pictures?name=slow-*', () => undefined)

  const slow = isGivenUp('slow-one.jpg')
  await send(page, [await paint('slow-one.jpg')], 'Upload a picture')
  await expect(upload(page, 'slow-one.jpg')).toBeVisible()
  await send(page, [await paint('quick.jpg')], 'Upload a picture')
  await slow
  await expect(logo.getByRole('textbox', { name: 'What quick.jpg shows' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)

  const slower = isGivenUp('slow-two.jpg')
  await send(page, [await paint('slow-two.jpg')], 'Replace it')
  await expect(upload(page, 'slow-two.jpg')).toBeVisible()
  await logo.getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByRole('searchbox').fill('quick')
  await library.getByRole('button', { name: 'quick.jpg' }).click()
  await slower
  await expect(logo.getByRole('textbox', { name: 'What quick.jpg shows' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
  await save(page)
  await moveToBin(page)
})

test('a text stays unchanged until it is edited, is previewed as on the page, and is shown to shoppers', async ({
  page,
  request,
}) => {
  await page.goto('/admin/pages/disclaimer')
  const text = page.getByRole('group', { name: 'Text' }).getByRole('textbox', { name: 'Text' })
  await expect(text).not.toBeEmpty()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await text.press('ControlOrMeta+End')
  await text.press('Enter')
  await text.pressSequentially('We look after ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await text.pressSequentially('every')
  await page.getByRole('button', { name: 'Preview the text' }).click()
  await expect(page.getByRole('region', { name: 'Preview of Text' }).locator('strong').last()).toHaveText('every')
  expect(await findFaults(page)).toEqual([])
  await save(page)
  const answer = await request.get('/disclaimer')
  expect(await answer.text()).toContain('We look after <strong>every</strong>')
})

test('pictures of a product are uploaded, described and reordered by keys', async ({ page }) => {
  await page.goto('/admin/products')
  await page.locator('[data-row]').first().click()
  const group = page.getByRole('group', { name: 'Pictures' }).first()
  await send(page, [await paint('order-one.jpg'), await paint('order-two.jpg')])
  const words = (name: string) => group.getByRole('textbox', { name: `What ${name} shows` })
  await expect(words('order-two.jpg')).toBeVisible()
  const last = group.getByRole('button', { name: /^Move order-two.jpg: place/ })
  await last.press('Home')
  await expect(last).toHaveAccessibleName(/place 1 of/)
  await expect(last).toBeFocused()
  await expect(group.getByRole('status').filter({ hasText: 'order-two.jpg is now 1 of' })).toBeAttached()
  await words('order-two.jpg').fill('Seen from above')
  await words('order-two.jpg').press('Enter')
  const described = group.getByRole('button', { name: /^Move Seen from above: place 1 of/ })
  // A separate call saves the alt text.
  await expect(described).toBeVisible()
  await expect(group.getByRole('button', { name: 'Description and focal point of Seen from above' })).toBeFocused()
  await save(page)
  await page.reload()
  await expect(described).toBeVisible()
})

for (const path of ['/admin/media', '/admin/media/files']) {
  test(`a search of ${path} that finds nothing says so in a live region, as does the number of results`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/^\d+ (pictures|files?)$/)).toHaveRole('status')
    await page.getByRole('main').getByRole('searchbox').fill('nonsuch')
    const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Nothing here matches.' })
    await expect(note).toBeVisible()
  })
}
