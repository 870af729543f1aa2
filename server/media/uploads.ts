import type { Env, Hono } from 'hono'
import { longestFile, longestPicture } from '../../contract/media.ts'
import { uploads } from '../../contract/staff-calls.ts'
import type { StaffCall } from '../../contract/staff-roles.ts'
import type { Db } from '../platform/database.ts'
import { readBody } from '../platform/http/read-body.ts'
import { uploadFile } from './files.ts'
import { showFileToStaff, showToStaff } from './library.ts'
import type { Media } from './media.ts'
import { uploadPicture } from './pictures.ts'
import { tooLong } from './refusals.ts'

type Receive = {
  db: Db
  media: Media
  /** Turns away who may not, before anything of the body is read. */
  admit(headers: Headers, call: StaffCall): Promise<unknown>
}

/** What staff send as it is, instead of as JSON. */
export function uploadRoutes<E extends Env>(app: Hono<E>, { db, media, admit }: Receive): void {
  app.post(uploads.picture.path, async ({ req, json }) => {
    await admit(req.raw.headers, uploads.picture)
    const bytes = await readBody(req.raw, longestPicture, tooLong)
    return json(showToStaff(await uploadPicture(db, media, { bytes, fileName: req.query('name') ?? '' })))
  })
  app.post(uploads.file.path, async ({ req, json }) => {
    await admit(req.raw.headers, uploads.file)
    const bytes = await readBody(req.raw, longestFile, tooLong)
    return json(showFileToStaff(await uploadFile(db, media, { bytes, fileName: req.query('name') ?? '' })))
  })
}
