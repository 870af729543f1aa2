import { expect, onTestFinished, test, vi } from 'vitest'
import { NoConnection, sendFromBrowser } from '../app/no-connection.ts'
import { bookingCalls } from '../contract/booking-calls.ts'
import type { Call, Table } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { createClient } from '../contract/client.ts'
import * as staff from '../contract/staff/calls.ts'
import { writeCalls } from './calls-for-browsers.ts'

const load = async (tables: Record<string, Table>): Promise<Record<string, Record<string, Call>>> =>
  import(`data:text/javascript,${encodeURIComponent(writeCalls(tables))}`)

test.each<[string, Record<string, Table>]>([
  ['shoppers', { calls }],
  ['visitors', { bookingCalls }],
  ['staff', { ...staff }],
])('for %s, every call keeps its method and path, and at most a field of its answer', async (_, tables) => {
  const loaded = await load(tables)
  for (const [name, table] of Object.entries(tables)) {
    const addresses = Object.entries(table).map(([call, { method, path }]) => [
      call,
      method === 'GET' ? { method, path } : { method, path, field: loaded[name]?.[call]?.field },
    ])
    expect(loaded[name]).toEqual(Object.fromEntries(addresses))
  }
})

test('JSON that is not the shop’s does not count as the answer to what a shopper sends', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const loaded = await load({ calls, bookingCalls })
  const api = createClient({ ...loaded.calls, ...loaded.bookingCalls }, sendFromBrowser)
  const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))
  for (const name of ['contact', 'bookVisit', 'moveVisit', 'cancelVisit', 'shareShortlist', 'endShare']) {
    for (const body of [{}, { status: 'ok' }, [], null, true]) {
      answerWith(body)
      await expect(api[name]?.(), `${name} ${JSON.stringify(body)}`).rejects.toBeInstanceOf(NoConnection)
    }
  }
  const received = { received: true, copyMailed: false }
  answerWith(received)
  expect(await api.contact?.()).toEqual(received)
})

test('an answer that may be a list, a file or nothing names no field', async () => {
  const { staffCalls } = await load({ ...staff })
  const lists = Object.entries(staff.staffCalls).filter(([, { answer }]) => !('shape' in answer))
  expect(lists.length).toBeGreaterThan(0)
  for (const [name] of lists) expect(staffCalls?.[name]?.field, name).toBeUndefined()
})
