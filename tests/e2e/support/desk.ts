import { expect, type Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'

/** A page of the back office is there as a whole, and nothing of it stands in anyone's way. */
export async function expectRoomInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading …')).toHaveCount(0)
  await expectNothingInTheWay(page)
}
