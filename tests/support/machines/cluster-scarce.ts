import type { VisitSlots } from '../../../contract/bookings.ts'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import type { Member } from '../database/database-pair.ts'
import { openEveryDay } from '../sample-hours.ts'

/** Requests for things that may be given out only once: places for visits, captcha solutions, and codes of price tickets. */

export type Outcome = { status: number; body: unknown }
type Ask = (path: string, init?: RequestInit) => Promise<Outcome>
type Scarce = {
  ask: Ask
  json(body: object, headers?: Record<string, string>): RequestInit
  staff: Record<string, string>
  solve(): Promise<string>
}

const places = 3

/** Opens the showroom every day, so that visits can be booked on each. */
export async function openShowroom(primary: Member): Promise<void> {
  await primary.ask(`update site_settings set opening_hours = '${JSON.stringify(openEveryDay)}'`)
  await primary.ask(`update booking_rules set places_per_slot = ${places}`)
}

export function askForScarce({ ask, json, staff, solve }: Scarce) {
  const visited: string[] = []

  /** Every shopper books the first free time; every second visit is cancelled again. */
  const visit = async (shopper: number, n: number): Promise<void> => {
    const { status, body } = await ask('/api/visit/slots?categoryId=0')
    const free = status === 200 ? listFree(body as VisitSlots)[0] : undefined
    if (free === undefined) return
    const note = `visit ${shopper}-${n}`
    const person = { name: 'Jane Smith', email: `visitor-${shopper}-${n}@example.com`, categoryId: 0, note }
    const from = { 'x-forwarded-for': `10.${shopper}.${n >> 8}.${n & 255}` }
    const asked = { ...person, startsAt: free, captchaValue: await solve() }
    const booked = await ask('/api/visit/bookings', json(asked, from))
    if (booked.status !== 200) return
    visited.push(note)
    const { key } = booked.body as { key: string }
    if (n % 2 === 1) await ask(`/api/visit/bookings/${key}/cancel`, json({}, from))
  }

  /** Sends two enquiries at once with the same captcha solution, of which the shop must accept only one. */
  const enquireTwice = async (n: number): Promise<void> => {
    const captchaValue = await solve()
    const enquiry = {
      name: 'Jane Smith',
      email: `twice-${n}@example.com`,
      categoryId: 0,
      variantUuid: null,
      captchaValue,
    }
    const from = { 'x-forwarded-for': `10.9.${n >> 8}.${n & 255}` }
    const send = (half: string) =>
      ask('/api/contact', json({ ...enquiry, description: `solution ${n}, ${half}` }, from))
    await Promise.all([send('first'), send('second')])
  }

  /** Prints the ticket of a new piece twice at once: both prints must have the same code. */
  const printTwice = async (n: number): Promise<void> => {
    const product = { ...blankProduct, name: `Ticketed ${n}`, variants: [{ ...blankVariant, price: 100 }] }
    const made = await ask('/api/staff/products', json(product, staff))
    if (made.status !== 200) return
    const { uuid, version } = made.body as { uuid: string; version: number }
    await ask(`/api/staff/products/${uuid}/publish`, json({ version }, staff))
    const form = await ask(`/api/staff/products/${uuid}`, { headers: staff })
    if (form.status !== 200) return
    const { variants } = (form.body as { edit: { variants: { uuid: string }[] } }).edit
    const print = { format: 'a6', onSheets: false, variants: variants.map((variant) => variant.uuid) }
    const send = () => ask('/api/staff/tickets/prints', json(print, staff))
    await Promise.all([send(), send()])
  }

  return { visited, visit, enquireTwice, printTwice }
}

const listFree = ({ days }: VisitSlots): string[] =>
  days.flatMap(({ slots }) => slots.flatMap(({ startsAt, free }) => (free ? startsAt : [])))

/** Describes the things that were given out more than once. */
export async function listGivenTwice(keeper: Member): Promise<string[]> {
  const found = await keeper.ask<{ what: string }>(`
    select 'place at ' || slot_at as what from booking_places group by slot_at having count(*) > ${places}
    union all
    select 'visits at ' || starts_at from bookings where status = 'booked' group by starts_at having count(*) > ${places}
    union all
    select 'visit without its place ' || note from bookings
      where status = 'booked' and not exists (select from booking_places where booking_uuid = uuid)
    union all
    select 'answer to a captcha ' || split_part(description, ',', 1) from enquiries where description like 'solution %'
      group by split_part(description, ',', 1) having count(*) > 1
    union all
    select 'two codes of ' || (printed -> 'facts')::text from ticket_prints, jsonb_array_elements(tickets) printed
      group by printed -> 'facts' having count(distinct printed ->> 'code') > 1`)
  return found.map(({ what }) => what)
}

export async function countGiven(keeper: Member): Promise<{ bookings: number; solutions: number; codes: number }> {
  const [row] = await keeper.ask<{ bookings: number; solutions: number; codes: number }>(`
    select (select count(*)::int from bookings) as bookings,
      (select count(*)::int from enquiries where description like 'solution %') as solutions,
      (select count(*)::int from tickets) as codes`)
  return row ?? { bookings: 0, solutions: 0, codes: 0 }
}
