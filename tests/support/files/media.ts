import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pictureRoutes } from '../../../server/media/api.ts'
import { type Media, openMedia } from '../../../server/media/media.ts'
import { openMediaSource } from '../../../server/media/media-source.ts'
import type { Db } from '../../../server/platform/database.ts'
import { type Logger, openLog } from '../../../server/platform/log.ts'
import { Problem } from '../../../server/platform/problem.ts'
import { openFolder } from '../../../server/platform/storage/folder.ts'

/** The media store of a new database, with its storage in a new folder. */
export async function openTestMedia(database: { db: Db; drop(): Promise<void> }) {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-media-'))
  const storage = await openFolder(folder)
  const media = openMedia(storage, openLog('silent'))
  const close = async () => {
    await media.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
  return { db: database.db, folder, storage, media, close }
}

export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A real server of media alone, with one trivial page. */
export async function serveMedia(
  db: Db,
  media: Media,
  { log = openLog('silent'), isShown = async () => false }: { log?: Logger; isShown?(): Promise<boolean> } = {},
) {
  const source = await openMediaSource({ db, media, log, isShown })
  const app = new Hono()
  app.onError((error, context) => {
    if (error instanceof Problem) return context.json(error.body, error.status as 404)
    throw error
  })
  app.get('/healthz', (context) => context.json({ ok: true }))
  pictureRoutes(app, source)
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { headers, method })
  return { origin, source, ask, close: () => server.closeAllConnections() ?? server.close() }
}
