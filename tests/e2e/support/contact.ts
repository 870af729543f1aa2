import { expect, type Page } from '@playwright/test'

/** Fills in an enquiry. */
export async function writeEnquiry(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
}

export async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
  await expect(page.getByLabel('How can we help?')).toHaveValue('Does the Alder come in green?')
}
