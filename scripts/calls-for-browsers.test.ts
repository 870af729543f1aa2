import { expect, test } from 'vitest'
import type { Table } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import * as staff from '../contract/staff/calls.ts'
import { writeCalls } from './calls-for-browsers.ts'

test.each<[string, Record<string, Table>]>([
  ['shoppers', { calls }],
  ['staff', { ...staff }],
])('for %s, every call keeps its method and path, and nothing else', async (_, tables) => {
  const written = writeCalls(tables)
  const loaded = await import(`data:text/javascript,${encodeURIComponent(written)}`)
  for (const [name, table] of Object.entries(tables)) {
    const addresses = Object.entries(table).map(([call, { method, path }]) => [call, { method, path }])
    expect(loaded[name]).toEqual(Object.fromEntries(addresses))
  }
})
