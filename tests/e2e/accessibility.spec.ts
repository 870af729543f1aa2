import { expect, type Locator, type Page, test } from '@playwright/test'
import { findFaults } from './support/axe.ts'
import { waitForCarousels } from './support/carousel.ts'
import { findEveryKind, findEveryPage } from './support/shop-pages.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await findFaults(page), what).toEqual([])
}

async function expectLandmarks(page: Page, what: string): Promise<void> {
  const counts = await page.evaluate(() =>
    ['h1', 'main', 'body > header', 'body > footer', 'nav'].map((tag) => document.querySelectorAll(tag).length),
  )
  const [headings, mains, headers, footers, navs] = counts
  expect.soft({ headings, mains, headers, footers }, what).toEqual({ headings: 1, mains: 1, headers: 1, footers: 1 })
  expect.soft(navs, what).toBeGreaterThan(0)
  expect.soft(await page.locator('html').getAttribute('lang'), what).toBe('en-GB')
}

const narrowest = { width: 320, height: 256 }

async function expectNoWider(page: Page, what: string, sizes = [desktop, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `${what} at ${size.width} px`).toBe(size.width)
  }
}

/** Sets the browser's text size, with which everything sized in rem grows too. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Runs in the page. Leaves out text that may not wrap or shrink, because it is never a name. */
function lengthenWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const place = text.parentElement
    if (!text.nodeValue?.trim() || !place?.checkVisibility() || place.closest('.shrink-0, option, script, style'))
      continue
    if (getComputedStyle(place).whiteSpace !== 'nowrap') text.nodeValue = 'n'.repeat(180)
  }
}

test('every page passes the accessibility checks: wide, narrow, with large text and long words, zoomed to 400 %', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  // Otherwise the cookie prompt covers some controls; consent.spec checks the prompt.
  await beKnown(page)
  for (const path of await findEveryPage(request)) {
    await page.setViewportSize(desktop)
    await page.goto(path)
    await waitForCarousels(page)
    await expectLandmarks(page, path)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page, `${path} at ${viewport.width} px`)
    }
    await expectNoWider(page, path, [narrowest])
    await setTextSize(page, 32)
    await expectNoWider(page, `${path} with its text at 200 %`)
    await setTextSize(page, 16)
    await page.evaluate(lengthenWords)
    await expectNoWider(page, `${path} with words of 180 letters`)
  }
})

test('with text at 200 % a small phone shows cards below each other, and names beside pictures', async ({ page }) => {
  await beKnown(page)
  const cards = (await findCards(page, 'sofa')).slice(0, 3)
  await storePieces(
    page,
    cards.map((card) => makePiece(card)),
  )
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: cards[0]?.name })
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(page, 32)
  for (const path of ['/shortlist', '/visit']) {
    await page.goto(path)
    await expect(row).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  await page.goto('/shortlist')
  await expect(row.locator('picture')).toBeVisible()
  const [picture, name] = [await widthOf(row.locator('picture')), await widthOf(row.getByRole('heading'))]
  expect(name).toBeGreaterThan(1.5 * picture)
  await page.goto('/store/sofas-chairs/sofas')
  expect(await widthOf(page.locator('#products li').first())).toBeGreaterThan(250)
})

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0

test('visitors with colours of their own see the edge of a button and of a notice', async ({ page }) => {
  await beKnown(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Send Request' })).toHaveCSS('border-top-width', '1px')
  await open(page, '/store/sofas-chairs/sofas')
  await page.locator('#products').getByRole('button', { name: 'Shortlist Alder 2 Seater Sofa' }).click()
  await expect(page.locator('.notice-bar')).toHaveCSS('border-top-width', '1px')
})

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`every opened part passes the accessibility checks: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/search')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expectAccessible(page, 'the filters, open')
  })
}

test('reduced motion stops every animation', async ({ page }) => {
  for (const path of ['/', '/store/sofas-chairs/sofas', '/contact']) {
    await open(page, path)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : '')),
    )
    expect(moving, path).toEqual([])
  }
})

test('selected items are recognisable with forced colours', async ({ page }) => {
  await beKnown(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const readColour = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)
  await open(page, '/visit')
  const days = page.getByRole('group', { name: 'Which day suits you?' })
  const chosen = days.locator('label:has(:checked)')
  await expect(chosen).toHaveCount(1)
  const other = days.locator('label:has(:enabled:not(:checked))').first()
  expect(await readColour(chosen)).not.toBe(await readColour(other))
  await open(page, '/')
  const dots = page.getByRole('button', { name: /^Go to slide \d+$/ }).locator('span')
  await expect(dots.nth(1)).toBeVisible()
  for (const dot of await dots.all()) expect(await readColour(dot)).not.toBe(await readColour(dot.locator('..')))
})

test('the focus is visible at every Tab stop', async ({ page }) => {
  test.slow()
  await page.setViewportSize(desktop)
  for (const path of ['/', '/store/sofas-chairs/sofas']) {
    await open(page, path)
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      expect
        .soft(await page.evaluate(describeFocus), `${path}, step ${step}`)
        .toMatchObject({ marked: true, seen: true })
    }
  }
})

/** Runs in the page: whether the focused element looks different without the focus, and is on the screen. */
function describeFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { marked: true, seen: true, what: 'the end' }
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  const looks = () =>
    around
      .filter((each) => each instanceof Element)
      .map((each) => getComputedStyle(each))
      .map(({ outline, borderColor, boxShadow, opacity }) => [outline, borderColor, boxShadow, opacity].join())
      .join()
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
  const seen = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const focused = looks()
  element.blur()
  return { marked: looks() !== focused, seen, what: element.outerHTML.slice(0, 120) }
}

test('controls on a phone are large enough for a thumb', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize(phone)
  const product = (await findEveryKind(request)).find((path) => path.startsWith('/product/')) ?? ''
  for (const path of ['/', '/search', product, '/contact']) {
    await open(page, path)
    expect.soft(await page.evaluate(findSmallControls), path).toEqual([])
  }
})

/** Runs in the page. A control in a label is as large as the label; breadcrumbs count as text. */
function findSmallControls() {
  // Rows far outside the viewport have no sizes otherwise.
  const drawn = new CSSStyleSheet()
  drawn.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(drawn)
  const controls = document.querySelectorAll('button, summary, select, textarea, input:not([type=hidden]), nav li a')
  return [...controls]
    .filter(
      (control) =>
        control.checkVisibility() && !control.closest('footer, .sr-only, [inert], nav[aria-label^=Breadcrumb]'),
    )
    .map((control) => control.closest('label') ?? control)
    .filter((target) => target.getBoundingClientRect().height < 44)
    .map((target) => target.outerHTML.slice(0, 160))
}
