import { expect, type Page } from '@playwright/test'
import { blankProduct, type ProductEdit } from '../../../contract/staff/catalogue.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const cell = (page: Page, column: string, variant: string) =>
  page.getByRole('table', { name: 'Variants' }).getByLabel(`${column}, ${variant}`, { exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Each journey has a product of its own, so that none disturbs another. */
export async function makeProduct(page: Page, name: string): Promise<string> {
  await page.goto('/admin/products?new')
  await nameProduct(page, name)
  return page.url().split('/').at(-1) ?? ''
}

/** In the dialog for a new product. */
export async function nameProduct(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('sofas')
  await page.getByRole('option', { name: 'Sofas Sofas & Chairs', exact: true }).click()
  await press(page, 'Create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** A product on the site, made without its form. */
export async function addPublished(page: Page, part: Partial<ProductEdit>): Promise<string> {
  await page.goto('/admin')
  const headers = { origin: new URL(page.url()).origin }
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const { uuid, version } = await send('/api/staff/products', { ...blankProduct, ...part })
  await send(`/api/staff/products/${uuid}/publish`, { version })
  return uuid
}

/** Pastes text from a spreadsheet into the focused element. */
export const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
