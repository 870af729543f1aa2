import { expect, test } from '@playwright/test'
import { openEnquiry } from '../support/enquiries.ts'

test('Enter in the subject of a reply goes on to its text, and sends nothing', async ({ page }) => {
  await openEnquiry(page, 'Enid Turner')
  const text = page.getByRole('textbox', { name: 'Your reply' })
  await text.fill('Half a sent')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/reply') && sent.push(request.url()))
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your sofa')
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('ence.')
  await expect(text).toHaveValue('Half a sentence.')
  expect(sent).toEqual([])
})
