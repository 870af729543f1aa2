import { expect, test } from 'vitest'
import { keepLatest } from './latest-texts.ts'

function open(maxLetters: number) {
  const made: string[] = []
  const keep = keepLatest(maxLetters)
  const make = (text: string) => {
    made.push(text)
    return text.toUpperCase()
  }
  return { made, write: (text: string) => keep(text, make) }
}

test('the result for a text is cached', () => {
  const { made, write } = open(100)
  expect([write('oak'), write('ash'), write('oak'), write(''), write('')]).toEqual(['OAK', 'ASH', 'OAK', '', ''])
  expect(made).toEqual(['oak', 'ash', ''])
})

test('the oldest result is evicted when the cache is full', () => {
  const { made, write } = open(40)
  for (const text of 'abcdefghijklmnopqrstu') write(text)
  expect(made).toHaveLength(21)
  for (const text of 'bcdefghijklmnopqrstu') write(text)
  expect(made).toHaveLength(21)
  write('a')
  expect(made).toHaveLength(22)
})

test('a text that would fill much of the cache is not cached', () => {
  const { made, write } = open(40)
  for (const text of ['oak', 'oak']) write(text)
  expect(made).toEqual(['oak', 'oak'])
})
