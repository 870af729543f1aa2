import { expect, type Page } from '@playwright/test'
import { findFaults } from './axe.ts'

/** A page of the back office is there as a whole, has no fault that axe finds, and is no wider than the window. */
export async function expectNothingInTheWay(page: Page, width: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading …')).toHaveCount(0)
  expect(await findFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
