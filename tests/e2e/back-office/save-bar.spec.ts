import { expect, type Page, test } from '@playwright/test'
import { blankCategory } from '../../../contract/staff/catalogue.ts'
import { pressSave } from '../support/back-office.ts'
import { placeCaret } from '../support/caret.ts'
import { hold } from '../support/intercepted-calls.ts'
import { cell, makeProduct } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone, watch } from '../support/visit.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Save', exact: true })

/** The focused element, if the header or the bar covers part of it. */
const nameCovered = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [header, foot] = [edge('header'), edge('section[aria-label=Save]')]
    if (!one?.closest('main') || one.closest('section[aria-label=Save]') || !header || !foot) return []
    // In a long text only the caret must be visible, which another test checks.
    if (one instanceof HTMLElement && one.isContentEditable) return []
    const { top, bottom, height } = one.getBoundingClientRect()
    const fits = height < foot.top - header.bottom - 30
    const name = one.getAttribute('aria-label') ?? one.textContent
    return fits && (top < header.bottom || bottom > foot.top) ? [`${one.tagName} ${one.id} ${name}`] : []
  })

async function listCovered(page: Page, key: string): Promise<string[]> {
  const covered: string[] = []
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press(key)
    covered.push(...(await nameCovered(page)))
  }
  return covered
}

for (const viewport of [phone, desktop])
  test(`neither the header nor the save bar covers the focused element, at ${viewport.width} px`, async ({ page }) => {
    const { faults } = watch(page)
    await page.setViewportSize(viewport)
    for (const [path, label] of [
      ['/admin/settings/shop', 'Name of the shop'],
      ['/admin/categories/1', 'Name'],
      ['/admin/mail', 'Server'],
    ] as const) {
      await page.goto(path)
      await page.getByLabel(label, { exact: true }).pressSequentially('x')
      await expect(bar(page)).toBeVisible()
      for (const key of ['Tab', 'Shift+Tab']) expect(await listCovered(page, key), `${path}, ${key}`).toEqual([])
      await bar(page).getByRole('button', { name: 'Discard' }).click()
      await expect(bar(page)).toHaveCount(0)
    }
    expect(faults).toEqual([])
  })

test('the offer of a redirect shows the end of long addresses, in a bar of the same size', async ({ page }) => {
  const long = `${'a-very-long-name-'.repeat(3)}that-ends-here`
  const { id } = await send(page, '/api/staff/categories', {
    ...blankCategory,
    name: 'Attic',
    routeName: `old-${long}`,
  })
  await page.setViewportSize(phone)
  await page.goto(`/admin/categories/${id}`)
  const route = page.getByRole('textbox', { name: 'Address', exact: true })
  const offer = page.getByRole('checkbox', { name: `Redirect visitors from /store/old-${long} to /store/short` })
  await route.fill('short')
  await expect(offer).toBeVisible()
  const readHeight = async () => (await bar(page).boundingBox())?.height
  const height = await readHeight()
  await route.fill(`new-${long}`)
  await expect(offer).toHaveCount(0)
  const ends = bar(page).getByText(/that-ends-here$/)
  await expect(ends).toHaveCount(2)
  for (const address of await ends.all()) {
    const { x, width } = (await address.boundingBox()) ?? { x: 0, width: 0 }
    expect(x).toBeLessThan(0)
    expect(x + width).toBeLessThanOrEqual(phone.width)
    expect(x + width).toBeGreaterThan(phone.width / 2)
  }
  expect(await readHeight()).toBe(height)
  await bar(page).getByRole('button', { name: 'Discard' }).click()
})

test('the page knows the height of the save bar before the bar’s first frame', async ({ page }) => {
  await page.goto('/admin/settings/shop')
  const known = await page.evaluateHandle(() => ({
    height: new Promise<string>((resolve) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('section[aria-label=Save]')) return
        observer.disconnect()
        resolve(document.documentElement.style.getPropertyValue('--save-bar'))
      }).observe(document.body, { childList: true, subtree: true }),
    ),
  }))
  await page.getByLabel('Name of the shop', { exact: true }).pressSequentially('x')
  expect(await known.evaluate(({ height }) => height)).toMatch(/^\d+px$/)
  await bar(page).getByRole('button', { name: 'Discard' }).click()
})

test('the line with the caret in a long text is not covered by the save bar', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin/settings/shop')
  const text = page.getByRole('textbox', { name: 'About us', exact: true })
  const end = text.getByRole('paragraph').last()
  const { width, height } = (await end.boundingBox()) ?? { width: 0, height: 0 }
  await placeCaret(end, { x: width - 2, y: height - 4 })
  for (let line = 1; line <= 30; line++) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(`Line ${line}`)
  }
  const readEdges = async () => {
    const [last, foot] = [await text.getByText('Line 30', { exact: true }).boundingBox(), await bar(page).boundingBox()]
    return { last: (last?.y ?? 0) + (last?.height ?? 0), foot: foot?.y ?? 0 }
  }
  await expect(async () => {
    const { last, foot } = await readEdges()
    expect(last).toBeLessThanOrEqual(foot)
  }).toPass()
  await bar(page).getByRole('button', { name: 'Discard' }).click()
})

test('the page gets the focus after changes are discarded by keyboard', async ({ page }) => {
  await page.goto('/admin/settings/shop')
  await page.getByLabel('Name of the shop', { exact: true }).pressSequentially('x')
  await bar(page).getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('Undo restores discarded changes while their form is open', async ({ page }) => {
  await page.goto('/admin/settings/shop')
  const name = page.getByLabel('Name of the shop', { exact: true })
  await name.fill('Nearly Lost & Co')
  await bar(page).getByRole('button', { name: 'Discard' }).click()
  await expect(name).not.toHaveValue('Nearly Lost & Co')
  const notice = page.getByText('Your changes are discarded')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Nearly Lost & Co')
  await bar(page).getByRole('button', { name: 'Discard' }).click()
  // The previous notice may close one frame later.
  await expect(notice).toHaveCount(1)
  await page.getByRole('link', { name: 'Back office' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(notice).toHaveCount(0)
})

test('an action that is chosen for a product during a save becomes available afterwards', async ({ page }) => {
  const uuid = await makeProduct(page, 'Unhurried Sofa')
  const release = await hold(page, `**/api/staff/products/${uuid}`)
  await cell(page, 'Price', 'variant 1').fill('100')
  await pressSave(page)
  await expect(bar(page).getByRole('button', { name: 'Saving …' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const archive = page.getByRole('menuitem', { name: 'Archive' })
  await expect(archive).toBeDisabled()
  release()
  await expect(bar(page)).toHaveCount(0)
  await archive.click()
  await expect(page.getByText('It is archived')).toBeVisible()
})
