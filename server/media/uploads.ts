import type { Env, Hono } from 'hono'
import { limitOf } from '../../contract/body-limits.ts'
import { uploads } from '../../contract/staff/calls.ts'
import type { StaffCall } from '../../contract/staff/roles.ts'
import type { Db } from '../platform/database.ts'
import type { Arrivals } from '../platform/http/arrivals.ts'
import { limitConcurrency } from '../platform/limited-concurrency.ts'
import { uploadFile } from './files.ts'
import { showFileToStaff, showToStaff } from './library.ts'
import type { Media } from './media.ts'
import { uploadPicture } from './pictures.ts'
import { tooLong } from './refusals.ts'

type Receive = {
  db: Db
  media: Media
  arrivals: Arrivals
  /** Refuses a client who may not upload. Called before the body is read, and again once it has arrived. */
  requireStaff(headers: Headers, call: StaffCall): Promise<unknown>
}

/** The number of uploads in memory: others are read while one is processed. */
const maxInMemory = 4

/** Uploads, which are sent as bytes instead of JSON. */
export function uploadRoutes<E extends Env>(app: Hono<E>, { db, media, arrivals, requireStaff }: Receive): void {
  // Further uploads wait on disk for their turn.
  const inTurn = limitConcurrency(maxInMemory)
  app.post(uploads.picture.path, async (context) => {
    const { req, json } = context
    const admit = () => requireStaff(req.raw.headers, uploads.picture)
    await admit()
    const fileName = req.query('name') ?? ''
    return arrivals.receive(context, limitOf(uploads.picture), tooLong, async (file) => {
      await admit()
      return inTurn(async () =>
        json(showToStaff(await uploadPicture(db, media, { bytes: await file.read(), fileName }))),
      )
    })
  })
  app.post(uploads.file.path, async (context) => {
    const { req, json } = context
    const admit = () => requireStaff(req.raw.headers, uploads.file)
    await admit()
    const fileName = req.query('name') ?? ''
    return arrivals.receive(context, limitOf(uploads.file), tooLong, async (file) => {
      await admit()
      return inTurn(async () =>
        json(showFileToStaff(await uploadFile(db, media, { bytes: await file.read(), fileName }))),
      )
    })
  })
}
