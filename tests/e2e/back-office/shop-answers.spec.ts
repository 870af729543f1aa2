import { expect, type Page, test } from '@playwright/test'
import { moveToBin, save } from '../support/back-office.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The paths of the pages that answer a search, besides its products. */
async function answersTo(page: Page, searchField: string): Promise<string[]> {
  const found = await page.request.post('/api/search/', { data: { searchField } })
  const { answers }: { answers: { path: string }[] } = await found.json()
  return answers.map(({ path }) => path)
}
const atOnce = { timeout: 5000, intervals: [50] }

test('a page written by staff is found by its words while it is visible', async ({ page }) => {
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await field(page, 'Title').fill('Our zabaglione evenings')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our zabaglione evenings')
  expect(await answersTo(page, 'zabaglione')).toEqual([])

  // The switch is below the text, whose editor loads later and moves it.
  await expect(field(page, 'Text')).toBeVisible()
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  const path = '/page/our-zabaglione-evenings'
  await expect.poll(() => answersTo(page, 'zabaglione'), atOnce).toEqual([path])
  await field(page, 'Text').fill('Bring a kazoo.')
  await save(page)
  await expect.poll(() => answersTo(page, 'kazoo'), atOnce).toEqual([path])

  await moveToBin(page)
  await expect.poll(() => answersTo(page, 'zabaglione'), atOnce).toEqual([])
  expect(await answersTo(page, 'kazoo')).toEqual([])
})
