import { expect, test } from '@playwright/test'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, open, phone } from './support/visit.ts'

test('a printed shortlist shows the whole name of a chosen option', async ({ page }) => {
  await page.setViewportSize(phone)
  await beKnown(page)
  const long = 'Oatmeal bouclé, four seater with a left-hand chaise, storage and two power recliners'
  await page.route('**/api/shortlist/items', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const { options } of answer.products) for (const option of options) option.name = long
    await route.fulfill({ json: answer })
  })
  const [card] = await findCards(page, 'Alder')
  if (!card) throw new Error('The demonstration shop has no such product.')
  await storePieces(page, [makePiece(card)])
  await open(page, '/shortlist')
  const choice = page.getByRole('combobox', { name: /^Option of Alder/ })
  await expect(choice).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const name = page.getByRole('main').getByRole('paragraph').filter({ hasText: long })
  await expect(name).toBeVisible()
  await expect(choice).toBeHidden()
  expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
})
