import { expect, type Page } from '@playwright/test'

export const pieceOf = (page: Page, name: string) => page.getByRole('article', { name })
export const factOf = (page: Page, name: string, button: string) =>
  pieceOf(page, name).getByRole('button', { name: button, exact: true })

/** Opens the list of all pieces, and waits for this one. */
export async function walkEverywhere(page: Page, name: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin/walk?bay=everywhere`)
  await expect(pieceOf(page, name)).toBeVisible()
}

/** Counts the checks of showroom pieces in a product's history. */
export async function countChecks(page: Page, uuid: string): Promise<number> {
  const answer = await page.request.get(`/api/staff/history?entity=product&id=${uuid}`)
  const { entries }: { entries: { action: string }[] } = await answer.json()
  return entries.filter(({ action }) => action === 'check').length
}

export async function readVariant(page: Page, uuid: string) {
  const answer = await page.request.get(`/api/staff/products/${uuid}`)
  return (await answer.json()).edit.variants[0]
}
