import { expect, test } from 'vitest'
import type { TimelineEntry } from '../../../../contract/staff/enquiries.ts'
import { describeNews, findLastChange } from './reply-version.ts'

const plain = { subject: null, text: '', before: null, after: null, mail: null, answer: null }
const tell = (...entries: Partial<TimelineEntry>[]) => {
  const timeline = entries.map((entry, place) => ({ ...plain, ...entry, id: String(place) }) as TimelineEntry)
  const last = findLastChange(timeline)
  return last && describeNews(last)
}
const reply = { kind: 'reply', by: 'Ruth', at: '2030-06-09T09:00:00.000Z' } as const
const details = { from: 'jane@example.com', quoted: '', isAutomatic: false, attachments: [] }
const answer = { kind: 'answer', by: 'Jane', at: '2030-06-10T09:00:00.000Z', answer: details } as const

test('an answer of the shopper is news, what a colleague did before it is not', () => {
  expect(tell(reply, answer)).toBe('Jane has written again in the meantime.')
  expect(tell(answer, { ...reply, at: '2030-06-11T09:00:00.000Z' })).toBe('Ruth has written a reply in the meantime.')
})

test('an answer that reopens an enquiry is news, the status that it set is not', () => {
  const opened = {
    ...answer,
    kind: 'status',
    by: 'Their answer',
    before: 'won',
    after: 'replied',
    answer: null,
  } as const
  expect(tell(reply, answer, opened)).toBe('Jane has written again in the meantime.')
  const later = { ...opened, by: 'Ruth', after: 'lost', at: '2030-06-11T09:00:00.000Z' } as const
  expect(tell(reply, answer, opened, later)).toBe('Ruth has set the status to Lost in the meantime.')
})

test('an automatic answer and a note are not news', () => {
  const automatic = { ...answer, answer: { ...details, isAutomatic: true } }
  expect(tell(reply, automatic, { ...answer, kind: 'note', answer: null })).toBe(
    'Ruth has written a reply in the meantime.',
  )
  expect(tell(automatic)).toBeUndefined()
})
