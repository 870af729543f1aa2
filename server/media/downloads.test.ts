import { readdir, readlink } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { bytesOf, openTestMedia, serveMedia } from '../../tests/support/files/media.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { readRange } from './byte-range.ts'
import { fileAddress, uploadFile } from './files.ts'

const { db, media, close } = await openTestMedia(await createTestDatabase())
const server = await serveMedia(db, media)
afterAll(async () => {
  server.close()
  await close()
})

const { ask } = server

const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'oak '), Buffer.from('\n%%EOF\n')])
const file = await uploadFile(db, media, { bytes, fileName: "Pflege (Öl) & 'Wachs' 100%.pdf" })
const address = fileAddress(file)

describe('a file', () => {
  it('is downloaded whole, under its own name, and never displayed', async () => {
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': "attachment; filename*=UTF-8''Pflege%20%28%C3%96l%29%20%26%20%27Wachs%27%20100%25.pdf",
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect((await bytesOf(answer)).equals(bytes)).toBe(true)
  })

  it('is found by a former name, but not with another extension', async () => {
    const asked = await fetch(server.origin + address.replace(/[^/]+$/, 'care.pdf'), { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([302, address])
    expect(asked.headers.get('cache-control')).toBe('public, max-age=10')
    expect((await ask(address.replace(/[^/]+$/, 'care.exe'))).status).toBe(404)
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, bytes.length - 1],
    ['bytes=-50', bytes.length - 50, bytes.length - 1],
    [`bytes=${bytes.length - 1}-99999999`, bytes.length - 1, bytes.length - 1],
  ])('is sent in part for %s', async (range, start, end) => {
    const answer = await ask(address, { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
    expect((await bytesOf(answer)).equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it.each(['bytes=9-1', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6'])(
    'is sent whole for %s',
    async (range) => {
      const answer = await ask(address, { range })
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, bytes.length])
    },
  )

  it('is sent whole when the range belongs to another content', async () => {
    const answer = await ask(address, { range: 'bytes=0-9', 'if-range': '"other"' })
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, bytes.length])
    const same = await ask(address, { range: 'bytes=0-9', 'if-range': `"${file.hash}"` })
    expect([same.status, (await bytesOf(same)).length]).toEqual([206, 10])
  })

  it('refuses a range beyond its end', async () => {
    const answer = await ask(address, { range: `bytes=${bytes.length}-` })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    await answer.arrayBuffer()
  })

  it('is described or revalidated without being opened', async () => {
    const described = await ask(address, {}, 'HEAD')
    expect([described.status, described.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    const known = await ask(address, { 'if-none-match': `"${file.hash}"` })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('is closed when the download is aborted', async () => {
    const big = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(30_000_000, 'oak '), Buffer.from('\n%%EOF\n')])
    const { hash, fileName } = await uploadFile(db, media, { bytes: big, fileName: 'big.pdf' })
    for (let visit = 0; visit < 5; visit++) {
      const leaving = new AbortController()
      const answer = await fetch(server.origin + fileAddress({ hash, fileName }), { signal: leaving.signal })
      await answer.body?.getReader().read()
      leaving.abort()
    }
    await waitFor(async () => expect(await listOpenFiles()).not.toContainEqual(expect.stringContaining(hash)))
  })

  async function listOpenFiles() {
    const names = await readdir('/proc/self/fd').catch(() => [])
    return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  }
})

it('reads any range according to the standard', () => {
  const part = fc.option(fc.nat(40), { nil: undefined })
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 30 }), (from, to, size) => {
      const range = readRange(new Headers({ range: `bytes=${from ?? ''}-${to ?? ''}` }), '"x"', size)
      const all = Array.from({ length: size }, (_, place) => place)
      const wanted = all.filter((place) =>
        from === undefined ? place >= size - (to ?? 0) : place >= from && place <= (to ?? size),
      )
      const nonsense = (from ?? to) === undefined || (from !== undefined && to !== undefined && to < from)
      const [start, end] = [wanted[0], wanted.at(-1)]
      expect(range).toEqual(nonsense ? undefined : start === undefined ? 'beyond' : { start, end })
    }),
  )
})
