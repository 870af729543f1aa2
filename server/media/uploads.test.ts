import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { StaffFile, StaffPicture } from '../../contract/staff/media.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestArrivals } from '../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { archive } from '../../tests/support/files/sample-files.ts'
import { paint, plain } from '../../tests/support/files/sample-pictures.ts'
import { Problem } from '../platform/problem.ts'
import { files, pictures } from './tables.ts'
import { uploadRoutes } from './uploads.ts'

const { db, media, close } = await openTestMedia(await createTestDatabase())
const failures: unknown[] = []
const app = new Hono()
const inMemory = { now: 0, max: 0, mayLeave: Promise.resolve() }
uploadRoutes(app, {
  db,
  media: {
    ...media,
    converter: {
      ...media.converter,
      convert: async (bytes) => {
        inMemory.max = Math.max(inMemory.max, ++inMemory.now)
        await inMemory.mayLeave
        return media.converter.convert(bytes).finally(() => inMemory.now--)
      },
    },
  },
  arrivals: openTestArrivals(),
  requireStaff: async (headers, { roles }) => {
    if (!roles.some((role) => role === headers.get('x-role'))) throw new Problem(403, 'Not allowed', 'Not you.')
  },
})
app.onError((error, context) => {
  failures.push(error)
  if (error instanceof Problem) return context.json(error.body, error.status as 400)
  return context.json({}, 500)
})
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await close()
})

beforeEach(async () => {
  failures.length = 0
  await db.delete(pictures)
  await db.delete(files)
})

const send = (kind: 'pictures' | 'files', name: string, body: Uint8Array | ReadableStream, role = 'editor') =>
  fetch(`${origin}/api/staff/${kind}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'x-role': role },
    body: body instanceof Uint8Array ? new Uint8Array(body) : body,
    ...(body instanceof ReadableStream && { duplex: 'half' as const }),
  })

const kept = async () => (await db.$count(pictures)) + (await db.$count(files))

it('stores a picture under the name of the uploaded file', async () => {
  const answer = await send('pictures', 'Sofa & “Alder” 100%.JPG', await paint(320, 200).jpeg().toBuffer())
  expect(answer.status).toBe(200)
  const picture = StaffPicture.parse(await answer.json())
  expect(picture).toMatchObject({ fileName: 'Sofa & “Alder” 100%.jpg', width: 320, height: 200, alt: '', version: 1 })
})

it('stores a file, and a picture only once', async () => {
  const pdf = Buffer.from('%PDF-1.4\nCare for oak\n%%EOF\n')
  expect(StaffFile.parse(await (await send('files', 'care.pdf', pdf)).json())).toMatchObject({
    fileName: 'care.pdf',
    type: 'application/pdf',
  })
  const bytes = await paint(32, 20).png().toBuffer()
  await Promise.all([send('pictures', 'a.png', bytes), send('pictures', 'b.png', bytes)])
  expect(await kept()).toBe(2)
})

it('restores a deleted picture when it is uploaded again', async () => {
  const bytes = await paint(32, 20).png().toBuffer()
  await send('pictures', 'a.png', bytes)
  await db.update(pictures).set({ deletedAt: new Date() })
  await send('pictures', 'a.png', bytes)
  expect(await db.select({ deletedAt: pictures.deletedAt }).from(pictures)).toEqual([{ deletedAt: null }])
})

it.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 415],
  ['nothing', Buffer.alloc(0), 422],
  ['a picture with an archive behind', Buffer.concat([await paint(8, 8).png().toBuffer(), archive('a')]), 422],
  ['half a picture', (await paint().jpeg().toBuffer()).subarray(0, 2000), 422],
])('refuses %s as a picture and says why', async (_, bytes, status) => {
  const answer = await send('pictures', 'sofa.jpg', bytes)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ title: expect.any(String), reason: expect.any(String) })
  expect(await kept()).toBe(0)
})

it('refuses a file that does not match its extension', async () => {
  expect((await send('files', 'care.pdf', Buffer.from('<script>alert(1)</script>'))).status).toBe(422)
  expect((await send('files', 'care.exe', Buffer.from('MZ'))).status).toBe(415)
  expect((await send('files', 'page.html', Buffer.from('<p>hello</p>'))).status).toBe(415)
  expect(await kept()).toBe(0)
})

it('refuses people without permission before it reads anything', async () => {
  let read = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      read += 65_536
      controller.enqueue(new Uint8Array(65_536))
      if (read > 50 * 1024 * 1024) controller.close()
    },
  })
  const status = await send('pictures', 'a.jpg', endless, 'sales').then(
    (answer) => answer.status,
    // A connection closed during the upload is a refusal too.
    () => 403,
  )
  expect(status).toBe(403)
  expect(failures).toEqual([expect.objectContaining({ status: 403 })])
  expect(read).toBeLessThan(40 * 1024 * 1024)
})

it('aborts an upload over the limit, with or without a declared length', async () => {
  const announced = await sendRaw({ 'content-length': String(26 * 1024 * 1024) }, Buffer.alloc(1))
  expect(announced).toBe(413)
  const unannounced = await sendRaw({ 'transfer-encoding': 'chunked' }, Buffer.alloc(26 * 1024 * 1024))
  expect(unannounced).toBe(413)
  expect(failures).toHaveLength(2)
  expect(await kept()).toBe(0)
})

/** The status, even if the connection is closed after it. */
function sendRaw(headers: Record<string, string>, body: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(`${origin}/api/staff/pictures?name=a.jpg`, {
      method: 'POST',
      headers: { 'x-role': 'editor', ...headers },
    })
    asking.on('response', (answer) => {
      resolve(answer.statusCode)
      asking.destroy()
    })
    asking.on('error', reject)
    asking.write(body)
  })
}

it('stores nothing of an aborted upload, and logs no fault', async () => {
  const bytes = await paint().jpeg().toBuffer()
  const asking = request(`${origin}/api/staff/pictures?name=a.jpg`, {
    method: 'POST',
    headers: { 'x-role': 'owner', 'content-length': String(bytes.length) },
  })
  asking.on('error', () => {})
  asking.write(bytes.subarray(0, bytes.length / 2), () => asking.destroy())
  await expect.poll(() => failures).toEqual([expect.objectContaining({ status: 400 })])
  expect(await kept()).toBe(0)
})

it('keeps only a few of many uploads in memory, and the others on disk', async () => {
  const { promise, resolve: letLeave } = Promise.withResolvers<void>()
  Object.assign(inMemory, { max: 0, mayLeave: promise })
  const bytes = await plain('#c00').png().toBuffer()
  const sending = Promise.all(Array.from({ length: 8 }, (_, n) => send('pictures', `${n}.png`, bytes)))
  await expect.poll(() => inMemory.now).toBe(4)
  letLeave()
  const answers = await sending
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(inMemory.max).toBe(4)
})
