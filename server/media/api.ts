import type { Env, Hono } from 'hono'
import { redirectToFile, sendFile, sendPicture } from './answers.ts'
import { findFile } from './files.ts'
import type { MediaSource } from './media-source.ts'
import { findPicture } from './shown-picture.ts'

/** Pictures and files for everyone. A wrong name is a 404, but a renamed file is still found by its old name. */
export function pictureRoutes<E extends Env>(app: Hono<E>, source: MediaSource): void {
  app.get('/media/files/:hash/:name', async ({ req }) => {
    const file = await findFile(source, req.param('hash'), req.param('name'))
    return file.fileName === req.param('name') ? sendFile(req.raw, source, file) : redirectToFile(file)
  })
  app.get('/media/:name', async ({ req }) => sendPicture(req.raw, await findPicture(source, req.param('name'))))
}
