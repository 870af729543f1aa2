import { type IncomingMessage, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { bytesOf, openTestMedia, serveMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { uploadFile } from './files.ts'
import { originalKey } from './keys.ts'
import { uploadPicture } from './pictures.ts'

const { db, media, storage, close } = await openTestMedia(await createTestDatabase())
const server = await serveMedia(db, media)
afterAll(async () => {
  server.close()
  await close()
})

const { ask } = server
const show = async (width: number, height: number) =>
  uploadPicture(db, media, { bytes: await paint(width, height).webp().toBuffer(), fileName: 'sofa.webp' })
/** Repeats a request, as a browser would, until the size is generated. */
const untilMade = (path: string) =>
  waitFor(async () => {
    const answer = await ask(path)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    return answer
  })

const forGood = 'public, max-age=31536000, immutable'

describe('a picture', () => {
  it('is served unchanged at its plain address', async () => {
    const { hash } = await show(500, 400)
    const answer = await ask(`/media/${hash}.webp`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': forGood,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect(answer.headers.get('content-length')).toBe(String((await storage.read(originalKey(hash)))?.length))
    expect((await bytesOf(answer)).equals((await storage.read(originalKey(hash))) ?? Buffer.alloc(0))).toBe(true)
  })

  it.each(['avif', 'webp'] as const)('is served unscaled first, and as %s once that is generated', async (type) => {
    const { hash } = await show(500, 400)
    const first = await ask(`/media/${hash}-320.${type}`)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=10')
    expect((await bytesOf(first)).equals((await storage.read(originalKey(hash))) ?? Buffer.alloc(0))).toBe(true)

    const made = await untilMade(`/media/${hash}-320.${type}`)
    expect(made.headers.get('content-type')).toBe(`image/${type}`)
    expect(made.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const found = await sharp(await bytesOf(made)).metadata()
    expect(found).toMatchObject({ format: type === 'avif' ? 'heif' : 'webp', width: 320, height: 256 })
  })

  it('is never enlarged', async () => {
    const { hash } = await show(500, 400)
    for (const width of [640, 960, 1280, 1920]) {
      const webp = await ask(`/media/${hash}-${width}.webp`)
      expect(webp.headers.get('cache-control')).toBe(forGood)
      expect(await sharp(await bytesOf(webp)).metadata()).toMatchObject({ width: 500 })
      const avif = await untilMade(`/media/${hash}-${width}.avif`)
      expect(await sharp(await bytesOf(avif)).metadata()).toMatchObject({ format: 'heif', width: 500 })
    }
    expect(await storage.exists(`pictures/${hash.slice(0, 2)}/${hash}-500.avif`)).toBe(true)
    expect(await storage.exists(`pictures/${hash.slice(0, 2)}/${hash}-640.avif`)).toBe(false)
  })

  it('is not sent again to a client that has it', async () => {
    const { hash } = await show(90, 70)
    const etag = (await ask(`/media/${hash}.webp`)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(`/media/${hash}.webp`, { 'if-none-match': known })
      expect([answer.status, answer.headers.get('etag'), (await bytesOf(answer)).length]).toEqual([304, etag, 0])
      expect(answer.headers.get('cache-control')).toBe(forGood)
    }
    expect((await ask(`/media/${hash}.webp`, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is described by HEAD', async () => {
    const { hash } = await show(90, 70)
    const answer = await ask(`/media/${hash}.webp`, {}, 'HEAD')
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 0])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
  })

  it('is not found when storage has lost it', async () => {
    const { hash } = await show(400, 300)
    await storage.remove(originalKey(hash))
    expect((await ask(`/media/${hash}.webp`)).status).toBe(404)
    expect((await ask(`/media/${hash}-320.avif`)).status).toBe(404)
  })
})

const { hash } = await show(500, 400)
const file = await uploadFile(db, media, { bytes: Buffer.from('%PDF-1.4 %%EOF'), fileName: 'care.pdf' })

describe('a missing picture', () => {
  it.each([
    `/media/${'0'.repeat(64)}.webp`,
    `/media/${'0'.repeat(64)}-320.webp`,
    `/media/${hash}`,
    `/media/${hash}.avif`,
    `/media/${hash}.jpg`,
    `/media/${hash}-321.webp`,
    `/media/${hash}-0320.webp`,
    `/media/${hash}-320.webp.html`,
    `/media/${hash}-320.webp%00`,
    `/media/${hash}-320.webp%0a`,
    `/media/${hash.toUpperCase()}.webp`,
    `/media/${hash}-99999999999.avif`,
    `/media/..%2f${hash}.webp`,
    '/media/../../etc/passwd',
    '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/....//etc/passwd',
    '/media/.drafts',
    '/media/%',
    '/media/files',
    `/media/files/${file.hash}/care.exe`,
    `/media/files/${file.hash}/care`,
    `/media/files/${hash}/care.pdf`,
    `/media/files/${file.hash}/..%2f..%2fsecret`,
    `/media/files/..%2f..%2f${file.hash}/care.pdf`,
    `/media/files/%00/%00`,
  ])('%s', async (path) => {
    const { status, body } = await askPlainly(path)
    expect(status).toBe(404)
    if (path.startsWith('/media/') && body.startsWith('{')) {
      expect(JSON.parse(body)).toEqual({
        title: 'Not found',
        reason: expect.stringMatching(/^There is no such \w+\.$/),
      })
    }
  })

  /** Unlike `fetch`, sends the path as it is. */
  async function askPlainly(path: string) {
    const [answer] = await new Promise<[IncomingMessage]>((resolve, reject) =>
      send(server.origin, { path }, (incoming) => resolve([incoming]))
        .on('error', reject)
        .end(),
    )
    return { status: answer.statusCode, body: await text(answer) }
  }
})
