import { expect, type Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'

/** A page of the back office is there as a whole, and nothing of it stands in anyone's way. */
export async function expectPageInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading …')).toHaveCount(0)
  await expectNothingInTheWay(page)
}

/** Presses Save, which may be refused. */
export const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Saves, and waits for what the shop's answer alone brings about: a notice may still be there from the time before. */
export async function save(page: Page): Promise<void> {
  await pressSave(page)
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)
}

/** Asks to move the record that is open to the bin, which may be refused or asked about. */
export async function askForBin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click()
}

/** Moves the record that is open to the bin. */
export async function moveToBin(page: Page, name?: string): Promise<void> {
  await askForBin(page)
  await expect(page.getByText(name === undefined ? / is in the bin$/ : `${name} is in the bin`)).toBeVisible()
}
