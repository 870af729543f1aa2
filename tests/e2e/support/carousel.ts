import { expect, type Locator, type Page } from '@playwright/test'

export const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' })
export const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const slideOf = (carousel: Locator, number: number) =>
  carousel.locator('[aria-roledescription=slide]').nth(number - 1)
export const dot = (carousel: Locator, number: number) =>
  carousel.getByRole('button', { name: `Go to slide ${number}` })

export async function expectShown(carousel: Locator, number: number): Promise<void> {
  await expect(dot(carousel, number)).toHaveAttribute('aria-current', 'true')
  await expect(slideOf(carousel, number)).not.toHaveAttribute('inert')
  await expectAtStart(carousel, number)
}

/** Compares horizontal positions alone, because the page may be scrolled down. */
export async function expectAtStart(carousel: Locator, number: number): Promise<void> {
  const [whole, slide] = [carousel, slideOf(carousel, number)]
  await expect
    .poll(async () => Math.abs(((await slide.boundingBox())?.x ?? 9999) - ((await whole.boundingBox())?.x ?? 0)))
    .toBeLessThan(20)
}

/** Opens the home page and waits until its highlights are hydrated. */
export async function openHome(page: Page): Promise<Locator> {
  await page.goto('/')
  const carousel = highlights(page)
  await dot(carousel, 1).waitFor()
  await expectShown(carousel, 1)
  return carousel
}

/** Waits until every visible carousel runs: only then are the slides outside its window inert, and not reported by axe. */
export async function waitForCarousels(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-roledescription=carousel]')]
      .map((whole) => ({ whole, window: whole.getBoundingClientRect() }))
      .filter(({ window }) => window.width > 0 && window.top < innerHeight && window.bottom > 0)
      .every(({ whole, window }) =>
        [...whole.querySelectorAll('[aria-roledescription=slide]:not([inert])')].every(
          (slide) => slide.getBoundingClientRect().left < window.right - 1,
        ),
      ),
  )
}
