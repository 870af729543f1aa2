import { expect, test } from 'vitest'
import { TicketPrintRequest, type TicketRow, type TicketState } from '../../../contract/staff/tickets.ts'
import { chooseWanted } from './wanted-tickets.ts'

const ticketIn = (state: TicketState, place = 0): TicketRow => ({
  variantUuid: `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`,
  productUuid: '',
  name: '',
  variantName: '',
  picture: null,
  place: '',
  price: 1,
  code: null,
  printedAt: null,
  state,
  changes: [],
  unprintable: [],
})
const noTicks = { count: 0, has: () => false }
const allTicked = { count: 1, has: () => true }

test('without a tick, tickets that are outdated or were never printed are printed', () => {
  const rows = (['outdated', 'unprinted', 'current', 'gone'] as const).map((state) => ticketIn(state))
  const { wanted, label } = chooseWanted(rows, noTicks)
  expect([wanted.map(({ state }) => state), label]).toEqual([['outdated', 'unprinted'], 'Print 2 tickets'])
  expect(chooseWanted([ticketIn('current')], noTicks).label).toBe('All tickets are up to date')
  expect(chooseWanted([ticketIn('current')], allTicked).label).toBe('Print 1 ticket')
  expect(chooseWanted([ticketIn('gone')], allTicked)).toEqual({ wanted: [], label: 'Nothing to print' })
})

test('above the maximum of one print, the first tickets are printed, and the button says so', () => {
  const rows = Array.from({ length: 812 }, (_, place) => ticketIn('outdated', place))
  const { wanted, label } = chooseWanted(rows, noTicks)
  expect(label).toBe('Print the first 500 of 812 tickets')
  const variants = wanted.map(({ variantUuid }) => variantUuid)
  expect(TicketPrintRequest.safeParse({ variants, format: 'a6', onSheets: true }).success).toBe(true)
  expect(wanted).toEqual(rows.slice(0, 500))
})
