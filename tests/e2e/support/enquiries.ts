import { expect, type Page } from '@playwright/test'
import { send } from './staff-calls.ts'

/** Enters an enquiry by phone for one journey through the API, and opens it. */
export async function openEnquiry(page: Page, name: string): Promise<void> {
  const asked = { email: 'someone@shopper.example', phone: '', description: 'Is it in stock?', productUuid: null }
  const { uuid } = await send(page, '/api/staff/enquiries', { ...asked, name, cameBy: 'phone' })
  await page.goto(`/admin/enquiries/${uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
