import { expect, type Page } from '@playwright/test'
import { blankProduct, type ProductEdit } from '../../../contract/staff/catalogue.ts'
import { send } from './staff-calls.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const cell = (page: Page, column: string, variant: string) =>
  page.getByRole('table', { name: 'Variants' }).getByLabel(`${column}, ${variant}`, { exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Makes a draft for one journey through the API, and opens it. */
export async function makeProduct(page: Page, name: string, part: Partial<ProductEdit> = {}): Promise<string> {
  const uuid = await addDraft(page, { name, subCategoryUuid: await findSofas(page), ...part })
  await page.goto(`/admin/products/${uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return uuid
}

async function findSofas(page: Page): Promise<string | undefined> {
  const categories: { subCategories: { name: string; uuid: string }[] }[] = await (
    await page.request.get('/api/staff/categories')
  ).json()
  return categories.flatMap(({ subCategories }) => subCategories).find(({ name }) => name === 'Sofas')?.uuid
}

/** Fills in the dialog for a new product. */
export async function nameProduct(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('sofas')
  await page.getByRole('option', { name: 'Sofas Sofas & Chairs', exact: true }).click()
  await press(page, 'Create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Makes a product through the API that is not on the site yet. */
export async function addDraft(page: Page, part: Partial<ProductEdit>): Promise<string> {
  const { uuid } = await send(page, '/api/staff/products', { ...blankProduct, ...part })
  return uuid
}

/** Makes a published product through the API. */
export async function addPublished(page: Page, part: Partial<ProductEdit>): Promise<string> {
  const { uuid, version } = await send(page, '/api/staff/products', { ...blankProduct, ...part })
  await send(page, `/api/staff/products/${uuid}/publish`, { version })
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
