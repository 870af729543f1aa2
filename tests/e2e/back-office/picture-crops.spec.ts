import { expect, type Locator, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { desktop, open, phone } from '../support/visit.ts'

/** The aspect ratio of a picture. */
async function measure(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded()
  const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {}
  return width / height
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const crop = (page: Page, field: string, caption: string) =>
  group(page, field).getByRole('figure').filter({ hasText: caption }).locator('img')

/** Opens the first record of a list. */
async function openFirst(page: Page, list: string, label: string) {
  await page.goto(list)
  await page.getByRole('list', { name: label }).getByRole('link').first().click()
}

test('a picture is shown in the shapes of the site, on a phone and on a computer', async ({ page }) => {
  await page.goto('/admin/categories')
  const first = page.getByRole('heading', { level: 2 }).getByRole('link').first()
  const category = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
  const shapes = {
    category: await measure(crop(page, 'Thumbnail', 'On the home page')),
    banner: await measure(crop(page, 'Banner', 'On a computer and on a phone')),
  }
  const address = await page.getByRole('link', { name: 'See it on the site' }).getAttribute('href')
  await openFirst(page, '/admin/home', 'Slides')
  const slide = {
    computer: await measure(crop(page, 'Picture', 'On a computer')),
    phone: await measure(
      group(page, 'Picture')
        .or(group(page, 'Picture on phones'))
        .getByRole('figure')
        .filter({ hasText: 'On a phone' })
        .locator('img'),
    ),
  }
  for (const [viewport, expected] of [
    [desktop, slide.computer],
    [phone, slide.phone],
  ] as const) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    const shown = page.getByRole('region', { name: 'Highlights' }).locator('[aria-roledescription=slide] img').first()
    expect(await measure(shown)).toBeCloseTo(expected, 1)
    const card = page
      .getByRole('region', { name: 'Shop by category' })
      .getByRole('link', { name: category })
      .locator('img')
    expect(await measure(card.first())).toBeCloseTo(shapes.category, 1)
    await open(page, address ?? '')
    expect(await measure(page.locator('main img').first())).toBeCloseTo(shapes.banner, 1)
  }
})

test('the focal point is chosen beside the shapes it changes, by a click and by keys, and the site keeps it in view', async ({
  page,
  request,
}) => {
  await openFirst(page, '/admin/home', 'Slides')
  await page.getByRole('button', { name: 'Description and focal point of Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Description and focal point' })
  const point = dialog.getByRole('button', { name: /^Focal point/ })
  const shape = dialog.getByRole('figure').filter({ hasText: 'On a computer' }).locator('img')
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
  await point.click({ position: { x: width * 0.75, y: height * 0.25 } })
  await expect(shape).toHaveCSS('object-position', '75% 25%')
  await page.keyboard.press('ArrowLeft')
  await expect(shape).toHaveCSS('object-position', '73% 25%')
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(crop(page, 'Picture', 'On a computer')).toHaveCSS('object-position', '73% 25%')
  await expect(async () => expect(await (await request.get('/')).text()).toContain('object-position:73% 25%')).toPass()
})
