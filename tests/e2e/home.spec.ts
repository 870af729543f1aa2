import { expect, type Page, test } from '@playwright/test'
import { expectShown, highlights } from './support/carousel.ts'
import { answerInstead } from './support/client-visit.ts'
import { desktop, hold, moving, open } from './support/visit.ts'

// An answer that is still being changed when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.use({ viewport: desktop, ...moving })

type Slide = {
  id: string
  title: string
  subTitle: string
  ctaString: string
  ctaUrl: string
  style: number
  image: { hash: string }
  mobileImage: { hash: string }
}

const main = (page: Page) => page.getByRole('main')
const headings = (page: Page) => main(page).locator('section[aria-labelledby] h2').allTextContents()

/** Opens the home page from another, so that the browser itself requests its data. */
async function goHome(page: Page): Promise<void> {
  await open(page, '/terms')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await main(page).getByRole('heading', { name: 'How To Find Us' }).waitFor()
}

const showSlides = (page: Page, choose: (slides: Slide[]) => unknown) =>
  answerInstead<Slide[]>(page, '**/api/carousel', choose)

test('the sections follow the highlights in order', async ({ page }) => {
  await page.goto('/')
  expect(await headings(page)).toEqual([
    'Our ranges',
    'Shop by category',
    'Special Offers',
    'New In',
    'Sofas',
    'Ready Made Curtains',
    'Divan Beds',
    'About Us',
    'How To Find Us',
  ])
  const [first, second] = [
    await highlights(page).boundingBox(),
    await main(page).locator('section').first().boundingBox(),
  ]
  expect(first?.y ?? 9999).toBeLessThan(second?.y ?? 0)
})

test('an empty or malformed section is left out, and the others stay', async ({ page }) => {
  await showSlides(page, () => ({ length: 2 }))
  await page.route('**/api/range/homepage', (route) => route.fulfill({ json: [] }))
  await answerInstead<object>(page, '**/api/search/hp-sections', (rows) => ({ ...rows, offers: [], newIn: 'none' }))
  await goHome(page)
  expect(await headings(page)).toEqual([
    'Shop by category',
    'Sofas',
    'Ready Made Curtains',
    'Divan Beds',
    'About Us',
    'How To Find Us',
  ])
  await expect(highlights(page)).toHaveCount(0)
})

test('a home page without slides has no highlights', async ({ page }) => {
  await showSlides(page, () => [])
  await goHome(page)
  await expect(highlights(page)).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Our ranges' })).toBeVisible()
})

test('a page that an extension changed before it came alive still has its slides, ranges and cards', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<h1 class="sr-only">', '$&<b>Changed</b>'),
    })
  })
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Changed')
  await expect(highlights(page).getByRole('heading').first()).toBeVisible()
  for (const name of ['Our ranges', 'Sofas']) {
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible()
  }
})

for (const amount of [1, 2]) {
  test(`${amount} slide(s) ${amount > 1 ? 'turn' : 'do not turn'} by themselves`, async ({ page }) => {
    await showSlides(page, (slides) => slides.slice(0, amount))
    await page.clock.install()
    await goHome(page)
    await expect(highlights(page).locator('[aria-roledescription=slide]')).toHaveCount(amount)
    // One script drives the slides and the rows; the arrows of the row of sofas show that it has run.
    await page.getByRole('group', { name: 'Sofas', exact: true }).scrollIntoViewIfNeeded()
    const arrows = page.getByRole('group', { name: 'Sofas', exact: true }).getByRole('button', { name: /slide$/ })
    await expect(arrows).toHaveCount(2)
    await highlights(page).scrollIntoViewIfNeeded()
    await expect(highlights(page).getByRole('button', { name: 'Pause slides' })).toHaveCount(amount - 1)
  })
}

test('a slide of an unknown style gets the first style', async ({ page }) => {
  await showSlides(page, ([slide]) => [1, 2, 7].map((style) => ({ ...slide, id: `style ${style}`, style })))
  await goHome(page)
  const slides = highlights(page).locator('[itemprop=itemListElement]')
  const looks = await slides.evaluateAll((all) => all.map((one) => one.lastElementChild?.className))
  expect(looks).toHaveLength(3)
  expect(looks[2]).toBe(looks[0])
  expect(looks[1]).not.toBe(looks[0])
})

test('a slide shows its title, its text, and a button that leads on', async ({ page, request }) => {
  const slides: Slide[] = await (await request.get('/api/carousel')).json()
  const place = slides.findIndex(({ title, subTitle, ctaString, ctaUrl }) => title && subTitle && ctaString && ctaUrl)
  const { title = '', subTitle = '', ctaString = '', ctaUrl = '' } = slides[place] ?? {}
  expect(ctaUrl).not.toBe('')
  await page.goto('/')
  const slide = highlights(page).locator('[itemprop=itemListElement]').nth(place)
  await expect(slide.locator('h2')).toHaveText(title)
  await expect(slide).toContainText(subTitle)
  await expect(slide.locator('a', { hasText: ctaString })).toHaveAttribute('href', ctaUrl)
})

test('a slide’s picture is described by the title, or else as the background', async ({ page }) => {
  await showSlides(page, ([slide]) => [
    { ...slide, id: 'titled', title: 'Oak' },
    { ...slide, id: 'untitled', title: '' },
  ])
  await goHome(page)
  const pictures = highlights(page).locator('img')
  await expect(pictures.nth(0)).toHaveAttribute('alt', 'Oak')
  await expect(pictures.nth(1)).toHaveAttribute('alt', 'Carousel Background')
})

for (const { width, which } of [
  { width: 768, which: 'mobileImage' },
  { width: 769, which: 'image' },
] as const) {
  test(`a slide at ${width} pixels shows its ${which}`, async ({ page, request }) => {
    const slides: Slide[] = await (await request.get('/api/carousel')).json()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const shown = () =>
      highlights(page)
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc)
    await expect.poll(shown).toContain(slides[0]?.[which].hash)
  })
}

test('the text of a slide rises by 50 pixels in half a second', async ({ page }) => {
  await page.goto('/')
  const [duration, from] = await highlights(page)
    .locator('.slide-words')
    .first()
    .evaluate((words) => {
      const [rise] = words.getAnimations()
      const effect = rise?.effect
      return [effect?.getTiming().duration, effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.translate]
    })
  expect([duration, from]).toEqual([500, '0px 50px'])
})

test('every range of the home page links to its own page, with name, text and picture', async ({ page, request }) => {
  const ranges: { name: string; routeName: string; description: string }[] = await (
    await request.get('/api/range/homepage')
  ).json()
  expect(ranges.length).toBeGreaterThan(0)
  await page.goto('/')
  const cards = main(page).getByRole('region', { name: 'Our ranges' }).getByRole('link')
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ranges.map(({ routeName }) => `/range/${routeName}`),
  )
  for (const [place, { name, description }] of ranges.entries()) {
    await expect(cards.nth(place)).toContainText(name + description)
    await expect(cards.nth(place).locator('img')).toHaveCount(1)
  }
})

test('the home page describes the shop and links to the contact form', async ({ page }) => {
  await page.goto('/')
  const about = main(page).getByRole('region', { name: 'About Us' })
  await expect(about).toContainText('Hob & Lantern is a family shop')
  const visit = main(page).getByRole('region', { name: 'How To Find Us' })
  await expect(visit.getByRole('heading', { name: 'Free customer parking' })).toBeVisible()
  await expect(visit.getByRole('link', { name: 'The car park in three words' })).toHaveAttribute(
    'href',
    /^https:\/\/three-words\.example\/\w+\.\w+\.\w+$/,
  )
  await visit.getByRole('link', { name: 'Email Us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the home page has every fixed link', async ({ page }) => {
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

test('the map loads only on request', async ({ page }) => {
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

test('a slow home page shows placeholders', async ({ page }) => {
  const letGo = await hold(page, '**/api/search/hp-sections')
  await open(page, '/contact')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  const placeholders = page.getByRole('status', { name: 'Loading' }).locator('.animate-pulse')
  await expect(placeholders).toHaveCount(18)
  expect((await placeholders.first().boundingBox())?.height).toBe(500)
  letGo()
  await expectShown(highlights(page), 1)
})
