import { expect, type Page, test } from '@playwright/test'
import type { CountedSearch } from '../../../contract/staff/searches.ts'
import { expectPageInOrder, moveToBin, openPlace, save, typeAddress } from '../support/back-office.ts'
import { desktop, expectRedirect, open, phone } from '../support/visit.ts'

type Found = { products: { name: string }[]; total: number; sendTo: string | null }

async function search(page: Page, searchField: string) {
  const answer = await page.request.post('/api/search/', { data: { searchField, sortBy: 'relevance' } })
  const { products, total, sendTo }: Found = await answer.json()
  return { names: products.map(({ name }) => name), total, sendTo }
}

type Expected = { first?: string[]; total?: number; sendTo?: string | null }

/** Waits until shoppers find these products, which takes up to a second. */
const becomes = (page: Page, text: string, { first = [], ...rest }: Expected) =>
  expect(async () => {
    const found = await search(page, text)
    expect({ ...found, first: found.names.slice(0, first.length) }).toMatchObject({ first, ...rest })
  }).toPass({ timeout: 1500, intervals: [50] })

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: `Add to ${label}` }).fill(name)
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('list', { name: label }).getByText(name)).toBeVisible()
}

test('a search rule pins a product, leaves another out and sends the search to a page', async ({ page }) => {
  const { names, total } = await search(page, 'wardrobe')
  const [first = '', last = ''] = [names[0], names.at(-1)]
  expect(last).not.toBe(first)
  await page.goto('/admin/search-rules')
  await page.getByRole('button', { name: 'New search rule' }).click()
  await page.getByRole('textbox', { name: 'Shoppers search for' }).fill('Wardrobes')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wardrobes')
  await choose(page, 'Shown first', last)
  await save(page)
  await becomes(page, 'wardrobe', { first: [last, first], total })

  await choose(page, 'Left out', first)
  await typeAddress(page.getByRole('combobox', { name: 'Leads to' }), '/find-us')
  await save(page)
  await becomes(page, 'the wardrobe', { first: [last], total: total - 1, sendTo: '/find-us' })
  const rule = page.url()
  await open(page, '/terms')
  await expectRedirect(page, '/search/wardrobe', '/find-us')
  expect((await page.request.get('/search/wardrobe', { maxRedirects: 0 })).status()).toBe(302)
  await page.goto('/search/wardrobe?results&sortBy=relevance')
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 3 }).first()).toHaveText(
    last,
  )

  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.goto(rule)
    await expectPageInOrder(page)
  }
  await moveToBin(page)
  await becomes(page, 'wardrobe', { first: [first], total, sendTo: null })
})

const asked: CountedSearch = {
  text: 'grey corner sofa under £2,000',
  asked: 1240,
  opened: 700,
  found: 6,
  word: 'grey corner sofa under £2,000',
  correctedTo: null,
  understood: ['Grey', 'Corner sofas', 'Up to £2,000'],
  relaxed: [],
  isQuestion: false,
  sendTo: null,
  ruleUuid: null,
}
const searches: CountedSearch[] = [
  asked,
  { ...asked, text: 'soffa', asked: 96, opened: 0, found: 41, correctedTo: 'sofa', understood: ['Sofas'] },
  { ...asked, text: 'delivery', asked: 60, opened: 0, found: 0, word: 'delivery', understood: [] },
  { ...asked, text: 'opening times', asked: 30, opened: 0, found: 0, understood: [], isQuestion: true },
  { ...asked, text: 'returns', asked: 20, opened: 0, found: 3, understood: [], sendTo: '/terms' },
  { ...asked, text: 'tv unit', asked: 4, opened: 1, found: 12, understood: ['TV units'], relaxed: ['White'] },
]

test('staff see what shoppers search for, and improve it from there', async ({ page }) => {
  await page.route('**/api/staff/searches', (route) => route.fulfill({ json: searches }))
  await page.goto('/admin')
  await openPlace(page, 'The site', 'Searches')
  await expect(page.getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('row', { name: /^grey corner sofa/ })).toContainText('1,240')
  await expect(page.getByRole('row', { name: /^opening times/ })).toContainText('Answered')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectPageInOrder(page)
  }
  await page.getByRole('button', { name: 'Nothing opened 1' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Found nothing 1' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)

  const improve = async (item: string) => {
    await page.getByRole('button', { name: 'Improve delivery' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await improve('Add a synonym')
  await expect(page.getByRole('textbox', { name: 'Shoppers say' })).toHaveValue('delivery')
  await page.keyboard.press('Escape')
  await improve('Pin or hide products')
  const dialog = page.getByRole('dialog', { name: 'Pin or hide products' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose a product.')).toBeVisible()
  const search = dialog.getByRole('combobox', { name: 'Add to Shown first' })
  await search.fill('sofa')
  await page.getByRole('option').first().click()
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close without saving' }).click()
  await expect(dialog).toHaveCount(0)
  await improve('Send to a page')
  await typeAddress(page.getByRole('combobox', { name: 'Leads to' }), '/contact')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The search “delivery” has a rule from now on')).toBeVisible()
  await becomes(page, 'delivery', { sendTo: '/contact' })

  await page.goto('/admin/search-rules')
  await page.getByRole('link', { name: 'delivery' }).click()
  await moveToBin(page)
  await becomes(page, 'delivery', { sendTo: null })
})
