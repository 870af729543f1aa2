import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
test.use({ viewport: desk })

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slideOf = (carousel: Locator, number: number) => carousel.locator('[aria-roledescription=slide]').nth(number - 1)
const dot = (carousel: Locator, number: number) => carousel.getByRole('button', { name: `Go to slide ${number}` })
const sofas = (page: Page) => page.getByRole('group', { name: 'Sofas', exact: true })

async function expectShown(carousel: Locator, number: number): Promise<void> {
  await expect(dot(carousel, number)).toHaveAttribute('aria-current', 'true')
  await expect(slideOf(carousel, number)).not.toHaveAttribute('inert')
  await expectAtStart(carousel, number)
}

/** Sideways: how far down the page is scrolled does not matter. */
async function expectAtStart(carousel: Locator, number: number): Promise<void> {
  const [whole, slide] = [carousel, slideOf(carousel, number)]
  await expect
    .poll(async () => Math.abs(((await slide.boundingBox())?.x ?? 9999) - ((await whole.boundingBox())?.x ?? 0)))
    .toBeLessThan(20)
}

async function openHome(page: Page): Promise<Locator> {
  await page.goto('/')
  const carousel = highlights(page)
  await expectShown(carousel, 1)
  return carousel
}

/** From here on, time passes only as the test says. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
}

/** Takes both the mouse and the focus elsewhere. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(700, 5)
  await page.getByRole('banner').getByRole('link').first().focus()
}

test.describe('the highlights', () => {
  test('move on every six seconds, round and round, unless someone looks closer or pauses them', async ({ page }) => {
    await page.clock.install()
    const carousel = await openHome(page)
    await page.mouse.move(300, 400)
    const amount = await carousel.getByRole('button', { name: /^Go to slide/ }).count()
    expect(amount).toBeGreaterThan(2)
    await stopTheClock(page)
    await page.clock.runFor(20_000)
    await expectShown(carousel, 1)

    await page.mouse.move(700, 5)
    await page.clock.runFor(5500)
    await expectShown(carousel, 1)
    await page.clock.runFor(2000)
    await expectShown(carousel, 2)
    for (const next of [...Array.from({ length: amount - 2 }, (_, place) => place + 3), 1]) {
      await page.clock.runFor(6000)
      await expectShown(carousel, next)
    }
    await carousel.getByRole('button', { name: 'Pause slides' }).click()
    await leave(page)
    await page.clock.runFor(20_000)
    await expectShown(carousel, 1)
    await carousel.getByRole('button', { name: 'Play slides' }).click()
    await leave(page)
    await page.clock.runFor(7500)
    await expectShown(carousel, 2)
  })

  test('stand still while the focus is on them', async ({ page }) => {
    await page.clock.install()
    const carousel = await openHome(page)
    await page.mouse.move(300, 400)
    await stopTheClock(page)
    await slideOf(carousel, 1).getByRole('link').last().focus()
    await page.mouse.move(700, 5)
    await page.clock.runFor(20_000)
    await expectShown(carousel, 1)
  })

  test('never move by themselves for those who asked for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const carousel = await openHome(page)
    await expect(carousel.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expectShown(carousel, 1)
    await carousel.getByRole('button', { name: 'Go to next slide' }).click()
    await expectShown(carousel, 2)
  })

  test('are led by dots and arrows, and what is out of view is out of reach', async ({ page }) => {
    const carousel = await openHome(page)
    await dot(carousel, 3).click()
    await expectShown(carousel, 3)
    await expect(slideOf(carousel, 1)).toHaveAttribute('inert')
    await carousel.getByRole('button', { name: 'Go to next slide' }).press('Enter')
    await expectShown(carousel, 4)
    await carousel.getByRole('button', { name: 'Go to previous slide' }).press('Space')
    await expectShown(carousel, 3)
    await page.keyboard.press('ArrowLeft')
    await expectShown(carousel, 2)
  })

  test('follow a drag, which is not a click', async ({ page }) => {
    const carousel = await openHome(page)
    await page.mouse.move(1300, 350)
    await page.mouse.down()
    await page.mouse.move(300, 355, { steps: 8 })
    await page.mouse.up()
    await expectShown(carousel, 2)
    await expect(page).toHaveURL('/')
    await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible()
    await page.mouse.click(900, 350)
    await expect(page).not.toHaveURL('/')
  })

  test('are marked up as a list, and the first picture comes first', async ({ page }) => {
    const carousel = await openHome(page)
    const list = page.locator('[itemtype="https://schema.org/ItemList"]').filter({ has: carousel })
    const items = list.locator('[itemprop=itemListElement]')
    await expect(items.first().locator('meta[itemprop=position]')).toHaveAttribute('content', '1')
    await expect(items.nth(1).locator('meta[itemprop=position]')).toHaveAttribute('content', '2')
    await expect(items.nth(1).locator('meta[itemprop=name]')).toHaveAttribute('content', /\w/)
    const priorities = await items
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('fetchpriority')))
    expect(priorities).toEqual(priorities.map((_, place) => (place === 0 ? 'high' : 'low')))
    await expect(items.locator('source[media="(max-width: 768px)"]').first()).toBeAttached()
  })
})

for (const { width, categories, products } of [
  { width: 1680, categories: 7, products: 5 },
  { width: 1300, categories: 5, products: 4 },
  { width: 900, categories: 4, products: 3 },
  { width: 700, categories: 4, products: 2 },
  { width: 420, categories: 3, products: 2 },
  { width: 360, categories: 3, products: 1.5 },
]) {
  for (const javaScriptEnabled of [true, false]) {
    test(`at ${width} pixels ${categories} categories and ${products} products are seen, script ${javaScriptEnabled}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.goto('/')
      expect(await countInView(page.getByRole('group', { name: 'Categories' }))).toBeCloseTo(categories, 1)
      expect(await countInView(page.getByRole('group', { name: 'New In', exact: true }))).toBeCloseTo(products, 1)
      await context.close()
    })
  }
}

/** How many slides, with the gap beside each, fill the width of the row. */
async function countInView(carousel: Locator): Promise<number> {
  const [first, second] = [slideOf(carousel, 1), slideOf(carousel, 2)]
  const [a, b] = [await first.boundingBox(), await second.boundingBox()]
  const track = await first.locator('xpath=..').boundingBox()
  if (!a || !b || !track) throw new Error('There are not two slides.')
  return (track.width + (b.x - a.x - a.width)) / (b.x - a.x)
}

test('the categories end with the special offers and move on every three seconds', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  const carousel = page.getByRole('group', { name: 'Categories' })
  await expect(carousel.getByRole('link', { includeHidden: true }).last()).toHaveAttribute('href', '/special-offers')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  await page.clock.runFor(3500)
  await expect(carousel.getByRole('button', { name: 'Go to previous slide' })).toHaveAttribute('aria-disabled', 'false')
})

test('a row of products goes one further at a time, and stops at its end', async ({ page }) => {
  await openHome(page)
  const carousel = sofas(page)
  await carousel.scrollIntoViewIfNeeded()
  const next = carousel.getByRole('button', { name: 'Go to next slide' })
  await expect(carousel.getByRole('button', { name: 'Go to previous slide' })).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(slideOf(carousel, 1)).toHaveAttribute('inert')
  await expect(slideOf(carousel, 2)).not.toHaveAttribute('inert')
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
})

test('every fixed link of the home page is there', async ({ page }) => {
  await page.goto('/')
  for (const path of [
    '/store/sofas-chairs',
    '/store/sofas-chairs/sofas',
    '/store/dining-living',
    '/store/bedroom',
    '/store/bedroom/ready-made-curtains',
    '/store/bedroom/divan-beds',
    '/store/nursery',
    '/store/curtains-blinds',
    '/store/flooring',
    '/store/decorating',
    '/special-offers',
    '/latest-products',
    '/contact',
  ]) {
    await expect(page.locator(`main a[href="${path}"]`).first(), path).toBeAttached()
  }
})

test('the map is not asked for before somebody wants it', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    elsewhere.push(route.request().url())
    return route.abort()
  })
  await page.goto('/')
  const map = page.getByRole('button', { name: 'Show the map' })
  await map.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  await map.click()
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
})

test('a home page that is slow to come is announced by placeholders', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/search/hp-sections', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(await page.getByRole('status', { name: 'Loading' }).locator('.animate-pulse').count()).toBe(14)
  letGo()
  await expectShown(highlights(page), 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('rows are scrolled by the browser, and no dead control is shown', async ({ page }) => {
    await page.goto('/')
    const view = sofas(page).locator('> div').first()
    const { scrollWidth, clientWidth } = await view.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(scrollWidth).toBeGreaterThan(clientWidth)
    await expect(page.getByRole('main').getByRole('button', { name: /slide/ })).toHaveCount(0)
    await expect(highlights(page).getByRole('link').first()).toBeVisible()
  })
})

async function openSofa(page: Page): Promise<Locator> {
  await page.goto('/store/sofas-chairs/sofas')
  const path = await page.locator('#products a[href*="alder-3-seater"]').first().getAttribute('href')
  await page.goto(path ?? '')
  const gallery = page.getByRole('region', { name: 'Pictures' })
  await expect(slideOf(gallery, 2)).toHaveAttribute('inert')
  return gallery
}

for (const [name, viewport] of Object.entries({ desk, phone })) {
  test(`a product is looked at from all sides, and closely: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const gallery = await openSofa(page)
    await page.getByRole('button', { name: 'Show picture 2' }).click()
    await expect(slideOf(gallery, 2)).not.toHaveAttribute('inert')
    await slideOf(gallery, 2).getByRole('link').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slideOf(gallery, 1).getByRole('link')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Show picture 1' })).toHaveAttribute('aria-current', 'true')

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const large = dialog.getByRole('group', { name: 'Large pictures' })
    await expectAtStart(large, 1)
    await expect(dialog.getByRole('button', { name: 'Go to next slide' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expectAtStart(large, 2)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectAtStart(gallery, 2)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[aria-roledescription]') !== null))
      .toBe(true)
  })
}

test('another variant shows its own pictures', async ({ page }) => {
  const gallery = await openSofa(page)
  const before = await gallery.locator('img').first().getAttribute('src')
  await page.getByRole('link', { name: 'Oat', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/alder-3-seater-sofa\/[\w-]+$/)
  await expect.poll(() => gallery.locator('img').first().getAttribute('src')).not.toBe(before)
  expect(await gallery.locator('img').nth(1).getAttribute('src')).toMatch(/^\/media\//)
})

test('nothing moves when a page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openHome(page)
  for (const name of ['Sofas', 'Divan Beds']) {
    await page.getByRole('group', { name, exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('group', { name, exact: true }).locator('[data-led]')).toBeAttached()
  }
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})
