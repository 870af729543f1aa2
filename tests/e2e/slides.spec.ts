import { expect, type Page, test } from '@playwright/test'
import { highlights } from './support/carousel.ts'
import { answerInstead, goHome } from './support/client-visit.ts'
import { desktop, moving } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
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

const showSlides = (page: Page, choose: (slides: Slide[]) => unknown) =>
  answerInstead<Slide[]>(page, '**/api/carousel', choose)

test('a home page without slides has no highlights', async ({ page }) => {
  await showSlides(page, () => [])
  await goHome(page)
  await expect(highlights(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Our ranges' })).toBeVisible()
})

for (const amount of [1, 2]) {
  test(`${amount} slide(s) ${amount > 1 ? 'turn' : 'do not turn'} by themselves`, async ({ page }) => {
    await showSlides(page, (slides) => slides.slice(0, amount))
    await page.clock.install()
    await goHome(page)
    await expect(highlights(page).locator('[aria-roledescription=slide]')).toHaveCount(amount)
    // The same script drives slides and rows, so the arrows of the row of sofas show that it has run.
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

test('a picture with a link but without words has no overlay', async ({ page }) => {
  const bare = { title: '', subTitle: '', ctaString: '', ctaUrl: '/special-offers' }
  await showSlides(page, ([slide]) => [{ ...slide, ...bare }])
  await goHome(page)
  const slide = highlights(page).locator('[itemprop=itemListElement]')
  await expect(slide.getByRole('link')).toHaveAttribute('href', '/special-offers')
  await expect(slide.locator('.slide-sheet')).toHaveCount(0)
})

test('a slide shows its title, its text and a button with its link', async ({ page, request }) => {
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
