import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openBodies } from './bodies.ts'
import { mergePieces } from './merge-pieces.ts'

async function openRequests(amount: number) {
  const requests = Array.from({ length: amount }, () => {
    const req = new IncomingMessage(new Socket())
    return { req, merged: mergePieces(req) }
  })
  await turn()
  return requests
}

it('requests in chunks use no memory before anything arrives', async () => {
  const before = process.memoryUsage().arrayBuffers
  const requests = await openRequests(2000)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
  expect(requests).toHaveLength(2000)
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

it.each(['', 'a few words'])('a body that had arrived before it was wanted is read whole: %j', async (body) => {
  const [opened] = await openRequests(1)
  if (!opened) throw new Error('No request was opened.')
  const { req, merged } = opened
  if (body) req.push(body)
  req.complete = true
  req.push(null)
  await once(req, 'close')
  const sent = { req: { raw: new Request('http://shop.example') }, env: { incoming: merged } }
  expect((await openBodies(1_000_000).read(sent, { maxBytes: 100, seconds: 1 })).toString()).toBe(body)
})
