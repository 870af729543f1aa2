import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoFaults } from './axe.ts'

/** Expects a complete page of the back office without accessibility violations. */
export async function expectPageInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading …')).toHaveCount(0)
  await expectNoFaults(page)
}

/** Presses Save, which may be refused. */
export const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Saves and waits for the answer itself: an earlier notice may still be visible. */
export async function save(page: Page): Promise<void> {
  await pressSave(page)
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)
}

/**
 * Points at the newest notice with Undo, which stays for as long: without that it is gone after twelve seconds, and what
 * comes before Undo may take a slow machine longer.
 */
export const holdUndo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first().hover()

/** Presses Move to bin on the open record, which may be refused or need a confirmation. */
export async function askForBin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click()
}

/** Moves the record that is open to the bin. */
export async function moveToBin(page: Page, name?: string): Promise<void> {
  await askForBin(page)
  await expect(page.getByText(name === undefined ? / is in the bin$/ : `${name} is in the bin`)).toBeVisible()
}

/** Shows the text that is kept, where signs can be typed as they are. */
export const showMarkdown = (page: Page) => page.getByRole('button', { name: 'Show the Markdown' }).first().click()

/** Escape closes the list of suggestions, or the dialog around it while no suggestion is shown. */
export async function typeAddress(field: Locator, address: string): Promise<void> {
  const suggestions = field.page().getByRole('option')
  await field.fill(address)
  await expect(suggestions.first()).toBeVisible()
  await field.press('Escape')
  await expect(suggestions).toHaveCount(0)
}

type Click = (target: Locator) => Promise<void>

/** Opens a group of the navigation, unless it is open. */
export async function unfold(page: Page, group: string, click: Click = (target) => target.click()): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  const fold = navigation.getByRole('button', { name: group, exact: true })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await click(fold)
  return navigation
}

/** Opens a page that the navigation folds into a group. */
export async function openPlace(page: Page, group: string, name: string, click: Click = (target) => target.click()) {
  const navigation = await unfold(page, group, click)
  await click(navigation.getByRole('link', { name, exact: true }))
}
