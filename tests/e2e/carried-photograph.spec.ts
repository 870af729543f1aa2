import { expect, type Page, test } from '@playwright/test'
import { beKnown, desktop, moving, open } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })

type Carried = { name: string; lasts: number }

/** Records the elements that each view transition animates, and for how long. */
async function noteTransitions(page: Page): Promise<() => Promise<Carried[][]>> {
  await page.addInitScript(() => {
    const noted: { name: string; lasts: number }[][] = []
    Reflect.set(window, 'noted', noted)
    const start = document.startViewTransition.bind(document)
    const note = () =>
      document.getAnimations().flatMap(({ effect }) => {
        const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        return name?.startsWith('::view-transition-group')
          ? [{ name, lasts: Number(effect?.getTiming().duration) }]
          : []
      })
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => noted.push(note()), console.error)
      return transition
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'noted') as Carried[][])
}

async function openProduct(page: Page): Promise<void> {
  await beKnown(page)
  await open(page, '/store/sofas-chairs/sofas')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Alder 3 Seater Sofa/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
}

test('the photograph of a card moves to its product page, and on to the next', async ({ page }) => {
  const readNoted = await noteTransitions(page)
  await openProduct(page)
  await expect.poll(readNoted).toHaveLength(1)
  await page
    .getByRole('region', { name: /^Products related/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Alder 3 Seater Sofa')
  await expect.poll(readNoted).toHaveLength(2)
  for (const carried of await readNoted()) {
    expect(carried.map(({ name }) => name)).toContain('::view-transition-group(photograph)')
    for (const { lasts } of carried) {
      expect(lasts).toBeGreaterThanOrEqual(150)
      expect(lasts).toBeLessThanOrEqual(250)
    }
  }
})

test('other links, and all links with reduced motion, are followed without an animation', async ({ page }) => {
  const readNoted = await noteTransitions(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openProduct(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Sofas', exact: true }).click()
  await expect(page).toHaveURL('/store/sofas-chairs/sofas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofas')
  expect(await readNoted()).toEqual([])
})
