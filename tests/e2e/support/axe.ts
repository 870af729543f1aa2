import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// An open menu or list of choices lies above the page like a dialog, outside every landmark.
const places = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg'
const options = {
  resultTypes: ['violations' as const],
  // Each fault names the HTML of its element.
  selectors: false,
  checks: { region: { options: { regionMatcher: places } } },
}

/** The accessibility violations of a page or its given parts; one line each. */
export async function findFaults(page: Page, parts: string[] = []): Promise<string[]> {
  // A page of the back office is drawn after it has loaded, in the browser.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // The other mode works in a second tab, which can lose the focus of this one.
  const look = new AxeBuilder({ page }).setLegacyMode(true).options(options).withTags(rules)
  for (const part of parts) look.include(part)
  const { violations } = await look.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Checks without motion, since elements may lack contrast in the middle of an animation. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findFaults(page)).toEqual([])
}

/** Expects no violations and no sideways scrolling. */
export async function expectNothingInTheWay(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([])
  const { width } = page.viewportSize() ?? { width: Number.NaN }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
