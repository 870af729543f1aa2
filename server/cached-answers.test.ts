import { expect, test } from 'vitest'
import { calls } from '../contract/calls.ts'
import { cacheAnswers } from './cached-answers.ts'
import type { BoundCall } from './serve.ts'

const caller = { address: '192.0.2.1', headers: new Headers({ cookie: 'a=b' }) }

function open(name: keyof typeof calls, answer: BoundCall['answer'] = async () => ({})) {
  let version = 1
  let made = 0
  const bound: BoundCall = {
    name,
    call: calls[name],
    answer: (...asked) => {
      made++
      return answer(...asked)
    },
  }
  const [kept = bound] = cacheAnswers([bound], () => version)
  return { ask: (input: object = {}) => kept.answer(input, caller), made: () => made, edit: () => version++ }
}

test('an answer that depends on the content alone is computed once for each content version, for everybody', async () => {
  const { ask, made, edit } = open('settings')
  const [first, second] = await Promise.all([ask(), ask()])
  expect(first).toBe(second)
  expect(made()).toBe(1)
  edit()
  expect(await ask()).not.toBe(first)
  expect(made()).toBe(2)
})

test('an answer begun before an edit is not shown after it', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const { ask, made, edit } = open('navCategories', () => answers[made() - 1]?.promise ?? Promise.reject())
  const before = ask()
  edit()
  const after = ask()
  answers[0]?.resolve('old')
  answers[1]?.resolve('new')
  expect([await before, await after, await ask()]).toEqual(['old', 'new', 'new'])
})

test('a failure is reported to all who wait for the answer, and is not cached', async () => {
  const { ask, made } = open('carousel', () =>
    made() === 1 ? Promise.reject(new Error('no database')) : Promise.resolve([]),
  )
  await expect(ask()).rejects.toThrow('no database')
  expect(await ask()).toEqual([])
})

test('a cached answer contains nothing about the client that first requested it', async () => {
  const { ask } = open('homeRanges', async (_, { address, headers }) => [address, headers.get('cookie')])
  expect(await ask()).toEqual(['', null])
})

test.each(['login', 'product', 'search', 'contact'] as const)('%s is computed again for each request', async (name) => {
  const { ask, made } = open(name)
  await ask()
  await ask()
  expect(made()).toBe(2)
})

test('a call with an input is not cached', async () => {
  const { ask, made } = open('suggest')
  await ask({ q: 'so' })
  await ask({ q: 'so' })
  expect(made()).toBe(2)
})
