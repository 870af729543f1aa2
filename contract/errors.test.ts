import { expect, test } from 'vitest'
import { describeFailure } from './errors.ts'

const error = new Error('The line is down')

test.each([
  ['the reason, before anything else', { reason: 'Why', title: 'What' }, 'Why'],
  ['the title without a reason', { reason: '', title: 'What' }, 'What'],
  ['the title where the reason is no text', { reason: 7, title: 'What' }, 'What'],
  ['the body where it is text', 'All of it', 'All of it'],
  ['what the caller says for anything else', { reason: null }, 'Fallback'],
  ['what the caller says for nothing at all', undefined, 'Fallback'],
])('a failed call is described: %s', (_, body, message) => {
  expect(describeFailure(body, 'Fallback', error)).toBe(message)
})

test('without a description from the caller the error describes itself', () => {
  expect(describeFailure(null, undefined, error)).toBe('The line is down')
  expect(describeFailure({}, '', error)).toBe('The line is down')
  expect(describeFailure({}, '', new Error(''))).toBe('An unknown error occurred')
  expect(describeFailure('', undefined, 'no error at all')).toBe('An unknown error occurred')
})
