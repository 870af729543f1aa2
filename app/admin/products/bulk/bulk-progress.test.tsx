import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Task } from '../../../../contract/staff/tasks.ts'
import { BulkProgress } from './bulk-progress.tsx'

const task: Task = {
  uuid: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa',
  kind: 'bulk',
  title: 'Change prices',
  staffName: 'Ruth',
  state: 'running',
  done: 0,
  total: 2,
  problem: null,
  createdAt: '2030-06-09T09:00:00.000Z',
  finishedAt: null,
}
const write = (part: Partial<Task>) => renderToStaticMarkup(<BulkProgress first={{ ...task, ...part }} />)

test('a failed task is not said to continue', () => {
  expect(write({})).toContain('The work continues')
  const failed = write({ state: 'failed', problem: 'The shop was restarted.' })
  expect(failed).toContain('The shop was restarted.')
  expect(failed).not.toContain('The work continues')
})

test('products that have changed since are not undone, rather than not changed', () => {
  const refusals = [{ uuid: 'p', name: 'Alder Sofa', reason: 'It has been changed since.' }]
  const result = { changed: 1, unchanged: 0, refused: 1, refusals }
  const show = (kind: string) => {
    const done: Task = { ...task, kind, state: 'done', done: 2 }
    return renderToStaticMarkup(<BulkProgress first={done} known={{ task: done, result, mayUndo: false }} />)
  }
  expect(show('undo-bulk')).toContain('1 product not undone, and why')
  expect(show('bulk')).toContain('1 product not changed, and why')
})
