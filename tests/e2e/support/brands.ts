import { expect, type Page } from '@playwright/test'
import { blankSearchFields } from '../../../contract/staff/fields.ts'
import { send } from './staff-calls.ts'

const blank = { description: '', logoHash: null, visible: true, ...blankSearchFields }

/** Makes a brand for one journey through the API, and opens it. */
export async function openNewBrand(page: Page, name: string): Promise<void> {
  const { uuid } = await send(page, '/api/staff/brands', { ...blank, name })
  await page.goto(`/admin/brands/${uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
