import type { Page } from '@playwright/test'
import { send } from './staff-calls.ts'

export type Day = { date: string; slots: { startsAt: string; free: boolean }[] }

/** The coming days with enough free times; each journey uses its own days. */
export async function listDays(page: Page): Promise<Day[]> {
  const { days }: { days: Day[] } = await (await page.request.get('/api/staff/bookings/slots')).json()
  return days.slice(1).filter(({ slots }) => slots.filter(({ free }) => free).length > 6)
}

export const visit = {
  email: '',
  phone: '01572 123 456',
  note: '',
  categoryId: 0,
  items: [],
  cameBy: 'phone',
  writes: false,
}

export async function enter(page: Page, name: string, startsAt: string, given: object = {}): Promise<string> {
  const { uuid } = await send(page, '/api/staff/bookings', { ...visit, name, startsAt, ...given })
  return uuid
}

export async function findDay(page: Page, place: number): Promise<{ date: string; times: string[] }> {
  const day = (await listDays(page))[place]
  if (!day) throw new Error('No such day has free times.')
  return { date: day.date, times: day.slots.filter(({ free }) => free).map(({ startsAt }) => startsAt) }
}
