import { expect, type Page } from '@playwright/test'
import { send } from './staff-calls.ts'

/** Makes a page of text for one journey through the API, and opens it. */
export async function openNewPage(page: Page, title: string, { body = '', visible = false } = {}): Promise<string> {
  const id = title.toLowerCase().replaceAll(' ', '-')
  await send(page, '/api/staff/pages', { id, title, body, metaDescription: '', visible })
  await page.goto(`/admin/pages/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return id
}
