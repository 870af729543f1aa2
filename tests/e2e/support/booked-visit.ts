import { expect, type Page } from '@playwright/test'
import { formatVisitTime } from '../../../contract/dates/visit-time.ts'

export const proofOfWork = { timeout: 30_000 }

export type Slot = { startsAt: string; free: boolean }

/** The free times of the coming days, the last first, because other journeys book the first ones. */
export async function findFree(page: Page): Promise<string[]> {
  const { days }: { days: { slots: Slot[] }[] } = await (await page.request.get('/api/visit/slots')).json()
  return days.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ startsAt }) => startsAt)).toReversed()
}

export async function chooseTime(page: Page, startsAt: string): Promise<void> {
  const [day = '', time = ''] = formatVisitTime(startsAt).split(' at ')
  await page.getByRole('radio', { name: new RegExp(`^${day}`) }).check()
  await page
    .getByRole('group', { name: new RegExp(`^${day}`) })
    .getByRole('radio', { name: time, exact: true })
    .check()
}

export const book = (page: Page) => page.getByRole('button', { name: 'Book this visit' })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The time of a visit, below the title of its page. */
export const time = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

export async function pressBook(page: Page): Promise<void> {
  await expect(book(page)).toBeEnabled(proofOfWork)
  await book(page).click()
}
