import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { collect } from './collect.ts'

const limit = { maxBytes: 1000, seconds: 10 }
const refuse = () => new Problem(413, 'Too long', 'It is too long.')

/** A body that has arrived as a whole. */
function arrived(text: string) {
  const source = new Readable({ read() {} })
  source.push(text)
  source.push(null)
  return source
}

test('a body is complete once its last piece has been taken', async () => {
  let written = ''
  await collect(arrived('all of it'), limit, refuse, async (piece) => {
    await setImmediate()
    written += piece
  })
  expect(written).toBe('all of it')
})

test('a piece is taken once the one before it has been', async () => {
  const source = new Readable({ read() {} })
  const [first, events] = [Promise.withResolvers<void>(), [] as string[]]
  const collected = collect(source, limit, refuse, async (piece) => {
    events.push(`begin ${piece}`)
    if (events.length === 1) await first.promise
    events.push(`end ${piece}`)
  })
  source.push('a')
  await setImmediate()
  source.push('b')
  await setImmediate()
  expect(events).toEqual(['begin a'])
  first.resolve()
  source.push(null)
  await collected
  expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b'])
})

test('a body that has been read to its end already is complete', async () => {
  const source = arrived('').resume()
  await setImmediate()
  await collect(source, limit, refuse, () => expect.unreachable())
})

test('a body whose last piece cannot be taken is refused', async () => {
  const full = new Problem(507, 'The disk is full', 'It is full.')
  const take = async () => {
    await setImmediate()
    throw full
  }
  await expect(collect(arrived('x'), limit, refuse, take)).rejects.toBe(full)
})
