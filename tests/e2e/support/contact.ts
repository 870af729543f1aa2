import { expect, type Page } from '@playwright/test'
import { proofOfWork } from './booked-visit.ts'

/** Fills in an enquiry. */
export async function writeEnquiry(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
}

/** Sends the enquiry once the captcha is solved. */
export async function sendEnquiry(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled(proofOfWork)
  await send.click()
}

export async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
  await expect(page.getByLabel('How can we help?')).toHaveValue('Does the Alder come in green?')
}
