import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { mergePieces } from './merge-pieces.ts'

afterEach(() => vi.restoreAllMocks())

async function openRequests(amount: number) {
  const requests = Array.from({ length: amount }, () => {
    const req = new IncomingMessage(new Socket())
    return { req, merged: mergePieces(req) }
  })
  await turn()
  return requests
}

it('requests in chunks use no memory before anything arrives', async () => {
  const unpooled = vi.spyOn(Buffer, 'allocUnsafeSlow')
  const plain = vi.spyOn(Buffer, 'alloc')
  await openRequests(100)
  expect(unpooled).not.toHaveBeenCalled()
  expect(plain).not.toHaveBeenCalled()
})

it('pieces of several requests in one turn are kept apart, whatever their size', async () => {
  const requests = await openRequests(3)
  const sent = requests.map(() => '')
  const read = requests.map(() => '')
  for (const [i, { merged }] of requests.entries()) {
    merged.on('data', (piece) => {
      read[i] += piece
    })
  }
  await turn()
  for (const size of [1, 5000, 300, 12_000, 2, 20_000, 1, 16_384, 700]) {
    for (const [i, { req }] of requests.entries()) {
      const piece = `${i}`.repeat(size + i)
      sent[i] += piece
      req.push(piece)
    }
  }
  await turn()
  expect(read).toEqual(sent)
})
