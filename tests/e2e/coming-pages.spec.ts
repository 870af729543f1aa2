import { expect, type Page, test } from '@playwright/test'
import { enterFromSignIn } from './support/client-visit.ts'
import { hold } from './support/intercepted-calls.ts'
import { stopTheClock } from './support/stopped-clock.ts'
import { beKnown, desktop, followLink, moving, open, watch } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })
test.beforeEach(({ page }) => beKnown(page))

const skeletons = (page: Page) => page.getByRole('main').locator('li[aria-hidden=true], ul[aria-hidden=true] > li')
const heading = (page: Page) => page.getByRole('main').locator('h1:visible')

/** Opens a page with a stopped clock. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await stopTheClock(page)
}

const kinds = [
  { address: '/store/bedroom', title: 'Bedroom', amount: 5 },
  { address: '/store/sofas-chairs/sofas', title: 'Sofas', amount: 10 },
  { address: '/special-offers', title: 'Special Offers', amount: 10 },
  { address: '/search/velvet', title: 'Search results for velvet', amount: 10 },
  { address: '/range/alder', title: undefined, amount: 10 },
]
for (const { address, title, amount } of kinds) {
  test(`${address} shows its own placeholder after 150 milliseconds`, async ({ page }) => {
    test.slow()
    const { faults } = watch(page)
    await openStill(page, '/store/nursery')
    const letGo = await hold(page, '**/api/**')
    await followLink(page, address)
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(140)
    await expect(heading(page)).toHaveText('Nursery')
    await expect(skeletons(page)).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(skeletons(page)).toHaveCount(amount)
    await expect(heading(page)).toHaveText(title === undefined ? [] : [title])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    letGo()
    await page.clock.resume()
    await expect(page).toHaveURL(address)
    await expect(skeletons(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(title ?? 'Alder')
    expect(faults).toEqual([])
  })
}

test('a fast page shows no placeholder', async ({ page }) => {
  test.slow()
  await openStill(page, '/store/nursery')
  await page.evaluate(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      if (document.querySelector('main .animate-pulse')) seen.push(location.pathname)
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const [address, title] of [
    ['/store/bedroom', 'Bedroom'],
    ['/store/sofas-chairs/sofas', 'Sofas'],
  ] as const) {
    await followLink(page, address)
    await expect(heading(page)).toHaveText(title)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})

/** Runs in the page: resolves once a dialog has been added. */
async function seeDialog(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => document.querySelector('main dialog') && resolve()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  await promise
}

for (const isLate of [false, true]) {
  test(`a dialog ${isLate ? 'whose code is late' : 'that is open'} leaves the shop usable while Back is slow`, async ({
    page,
  }) => {
    await open(page, '/store/sofas-chairs/sofas')
    await page.locator('#products a[href^="/product/"]').first().click()
    const releaseCode = isLate ? await hold(page, '**/assets/fit-panel-*.js') : () => undefined
    await page.getByRole('link', { name: 'Will it fit?' }).click()
    const dialog = page.locator('main dialog')
    if (!isLate) await expect(dialog).toBeVisible()
    const release = await hold(page, '**/api/**')
    await page.evaluate(() => history.back())
    await expect(skeletons(page)).toHaveCount(10)
    const added = isLate ? page.evaluate(seeDialog) : undefined
    releaseCode()
    await added
    await expect(dialog).toHaveCount(0)
    const search = page.getByLabel('Search the shop')
    await search.focus()
    await expect(search).toBeFocused()
    release()
    await expect(page).toHaveURL('/store/sofas-chairs/sofas')
  })
}

test('the menu reserves eight places while its categories load', async ({ page }) => {
  test.slow()
  const placeholders = page.locator('nav [data-placeholder]')
  const letGo = await hold(page, '**/api/category/navbar')
  await enterFromSignIn(page, '/terms')
  await expect(placeholders).toHaveCount(8)
  letGo()
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await expect(menu.getByRole('link', { name: 'Bedroom', exact: true })).toBeVisible()
  await expect(placeholders).toHaveCount(0)
})
