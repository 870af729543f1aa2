import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../../contract/staff/history.ts'
import { EntryList } from './entry-list.tsx'

const at = '2026-11-30T14:13:00.000Z'

function readEntry(part: Partial<HistoryEntry>): string {
  const entry: HistoryEntry = {
    id: 1,
    at,
    staffName: 'Ruth Hob',
    action: 'create',
    entity: 'synonym',
    entityId: 'settee',
    name: 'settee',
    importUuid: null,
    differences: [],
    state: null,
    former: null,
    ...part,
  }
  const list = <EntryList entries={[entry]} namesKind />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: list }])} />)
  return html.replace(/<span/g, ' <span').replace(/<[^>]*>/g, '')
}

test('a change says what kind of record it is about', () => {
  expect(readEntry({})).toBe('Ruth Hob created settee Synonym · 30 Nov 2026, 14:13')
})

test('somebody who joins is named once', () => {
  const joined = readEntry({ action: 'join', entity: 'person', entityId: 'r', name: 'Ruth Hob' })
  expect(joined).toBe('Ruth Hob joined  Person · 30 Nov 2026, 14:13')
})

test.each([
  {
    action: 'undo-bulk',
    name: 'Undo: End the sale (2 products)',
    reads: 'undid a bulk change: End the sale (2 products)',
  },
  { action: 'import', name: 'Import oak.csv', reads: 'imported products from a file: oak.csv' },
  { action: 'undo-import', name: 'Undo: import oak.csv', reads: 'undid an import: oak.csv' },
])('$reads', ({ reads, ...task }) => {
  expect(readEntry({ entity: 'products', ...task })).toBe(`Ruth Hob ${reads} Products · 30 Nov 2026, 14:13`)
})
