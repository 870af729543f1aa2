import { expect, type Page, test } from '@playwright/test'
import type { TicketRow } from '../../../contract/staff/tickets.ts'
import { findFaults } from '../support/axe.ts'
import { press } from '../support/product.ts'

/** Counts the calls that would do what is asked about, and answers them without doing it. */
async function countCalls(page: Page, address: string): Promise<{ made: number }> {
  const calls = { made: 0 }
  await page.route(address, (route) => {
    calls.made++
    return route.fulfill({ json: null })
  })
  return calls
}

test('a search is forgotten once somebody has confirmed it', async ({ page }) => {
  const first = [{ text: 'blue settee', word: 'settee', count: 4 }]
  await page.route('**/api/staff/missed-searches', (route) => route.fulfill({ json: { count: 1, first } }))
  const calls = await countCalls(page, '**/api/staff/missed-searches/forget')
  await page.goto('/admin/synonyms')
  await press(page, 'Forget blue settee')
  const question = page.getByRole('dialog', { name: 'Forget “blue settee”?' })
  expect(await findFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  expect(calls.made).toBe(0)
  await press(page, 'Forget blue settee')
  await question.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByText('“blue settee” is forgotten')).toBeVisible()
  expect(calls.made).toBe(1)
})

test('a ticket is off the list once somebody has confirmed that it was removed', async ({ page }) => {
  const row: TicketRow = {
    ...{ variantUuid: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa', productUuid: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1ab' },
    ...{ name: 'Gone Sofa', variantName: '', picture: null, code: 'ABCD', price: 0, place: 'Bay 1', unprintable: [] },
    ...{ state: 'gone', changes: [], printedAt: '2026-01-05T10:00:00.000Z' },
  }
  await page.route(
    ({ pathname }) => pathname === '/api/staff/tickets',
    (route) => route.fulfill({ json: { tickets: [row], leftOut: 0, isLocal: false } }),
  )
  const calls = await countCalls(page, `**/api/staff/tickets/${row.variantUuid}/drop`)
  await page.goto('/admin/tickets')
  await press(page, 'Mark as removed')
  const question = page.getByRole('dialog', { name: 'Has the ticket for Gone Sofa been removed?' })
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  expect(calls.made).toBe(0)
  await press(page, 'Mark as removed')
  await question.getByRole('button', { name: 'Mark as removed' }).click()
  await expect(page.getByText('The ticket for Gone Sofa is off the list')).toBeVisible()
  expect(calls.made).toBe(1)
})
