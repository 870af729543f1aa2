import { expect, test } from '@playwright/test'
import { beKnown, open } from './support/visit.ts'

test('paper has the whole description of a product, which the page had shortened', async ({ page, request }) => {
  await beKnown(page)
  const { products } = await (
    await request.post('/api/search/', { data: { searchField: 'Alder 3 Seater Sofa' } })
  ).json()
  await open(page, `/product/${products[0].uuid}`)
  const description = page.getByRole('region', { name: 'Description' })
  await expect(description).toContainText('…')
  // The browser lays the paper out in the same task.
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    return document.querySelector('[aria-label=Description]')?.textContent
  })
  expect(printed).not.toContain('…')
  await page.emulateMedia({ media: 'print' })
  await expect(description.getByRole('link', { name: 'Show Less', includeHidden: true })).toBeHidden()
})
