import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { openArrivals } from './arrivals.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrivals-'))
})

const limit = { maxBytes: 1000, seconds: 10 }
const refuse = () => new Problem(413, 'Too long', 'It is too long.')
const send = (body: BodyInit) => ({
  req: { raw: new Request('http://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit) },
  env: {},
})
const inPieces = (...pieces: string[]) =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece))
      controller.close()
    },
  })

it('passes on a received file and removes it', async () => {
  const seen = await openArrivals(folder).receive(
    send(inPieces('one ', 'two ', 'three')),
    limit,
    refuse,
    async (file) => {
      expect(await readFile(file.path, 'utf8')).toBe('one two three')
      return [(await file.read()).toString(), (await file.start(4)).toString(), await readdir(folder)]
    },
  )
  expect(seen).toEqual(['one two three', 'one ', [expect.any(String)]])
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['is too long', inPieces('x'.repeat(600), 'x'.repeat(600)), async () => {}],
  ['is refused by its reader', inPieces('x'), async () => Promise.reject(refuse())],
])('keeps nothing of a transfer that %s', async (_, body, use) => {
  await expect(openArrivals(folder).receive(send(body), limit, refuse, use)).rejects.toMatchObject({ status: 413 })
  expect(await readdir(folder)).toEqual([])
})

it('removes files that a crash left behind', async () => {
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await writeFile(join(folder, 'old'), 'x')
  await utimes(join(folder, 'old'), old, old)
  await writeFile(join(folder, 'of another process'), 'x')
  await openArrivals(folder).receive(send('x'), limit, refuse, async () => {})
  expect(await readdir(folder)).toEqual(['of another process'])
})

it('lets nobody else look at what arrives', async () => {
  const open = join(folder, 'open')
  await mkdir(open, { mode: 0o755 })
  await openArrivals(open).receive(send('x'), limit, refuse, async () => {})
  expect((await stat(open)).mode & 0o777).toBe(0o700)
  await rm(open, { recursive: true })
})

it('receives files once their folder can be made, although it could not at first', async () => {
  const parent = join(folder, 'data')
  await writeFile(parent, '')
  const arrivals = openArrivals(join(parent, 'arrivals'))
  const receive = () => arrivals.receive(send('x'), limit, refuse, async (file) => (await file.read()).toString())
  await expect(receive()).rejects.toMatchObject({ status: 503, body: { title: 'The storage does not work' } })
  await rm(parent)
  expect(await receive()).toBe('x')
})
