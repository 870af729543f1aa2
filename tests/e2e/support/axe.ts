import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// An open menu or list of choices floats above the page as a dialog does, and belongs to no landmark either.
const places = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg'
const options = {
  resultTypes: ['violations' as const],
  // What is wrong is named by its HTML.
  selectors: false,
  checks: { region: { options: { regionMatcher: places } } },
}

/** The accessibility faults of a page, or of these parts of it, as it is now; one line each. */
export async function findFaults(page: Page, parts: string[] = []): Promise<string[]> {
  // The other mode reckons in a tab of its own, and what was focused here is not always so afterwards.
  const look = new AxeBuilder({ page }).setLegacyMode(true).options(options).withTags(rules)
  for (const part of parts) look.include(part)
  const { violations } = await look.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Once everything has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findFaults(page)).toEqual([])
}

/** Nothing that axe finds, and nothing that has to be looked for sideways. */
export async function expectNothingInTheWay(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([])
  const { width } = page.viewportSize() ?? { width: Number.NaN }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
