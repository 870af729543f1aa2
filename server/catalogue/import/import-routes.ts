import type { Hono } from 'hono'
import { z } from 'zod'
import { downloads, uploads } from '../../../contract/staff-calls.ts'
import { Uuid } from '../../../contract/staff-fields.ts'
import { longestPictureZip } from '../../../contract/staff-import.ts'
import type { StaffCall } from '../../../contract/staff-roles.ts'
import { longestSheet } from '../../../contract/staff-sheets.ts'
import type { Db } from '../../platform/database.ts'
import { nameFile, streamText } from '../../platform/http/download.ts'
import { readBody } from '../../platform/http/read-body.ts'
import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Bindings, checkInput } from '../../serve.ts'
import type { StaffCaller } from '../../staff/access.ts'
import { findImport } from './import-records.ts'
import { receiveImport, receiveZip } from './receive-import.ts'
import { writeOutcomes } from './write-outcomes.ts'

type Receive = {
  db: Db
  storage: Storage
  /** Turns away who may not, before anything of the body is read. */
  admit(headers: Headers, call: StaffCall): Promise<Pick<StaffCaller, 'member'>>
}

/** A file of products comes in as it is, and what would come of it goes out as one. */
export function importRoutes(app: Hono<Bindings>, { db, storage, admit }: Receive): void {
  app.post(uploads.importFile.path, async ({ req, json }) => {
    const { member } = await admit(req.raw.headers, uploads.importFile)
    const bytes = await readBody(req.raw, longestSheet, tooLong)
    return json(await receiveImport(db, storage, member, { bytes, fileName: req.query('name') ?? '' }))
  })
  app.post(uploads.importZip.path, async ({ req, json }) => {
    await admit(req.raw.headers, uploads.importZip)
    const { uuid, name } = checkInput(ZipAsked, req.query())
    const bytes = await readBody(req.raw, longestPictureZip, tooLong)
    await receiveZip(db, storage, { uuid, bytes, fileName: name })
    return json(null)
  })
  app.get(downloads.importOutcomes.path, async ({ req }) => {
    await admit(req.raw.headers, downloads.importOutcomes)
    const { uuid } = checkInput(ByUuid, req.param())
    const { fileName } = await findImport(db, uuid)
    const name = `${fileName.replace(/\.[^.]*$/, '')}-outcomes.csv`
    return new Response(streamText(writeOutcomes(db, uuid)), { headers: nameFile(name, 'text/csv; charset=utf-8') })
  })
}

const ByUuid = z.object({ uuid: Uuid })
const ZipAsked = ByUuid.extend({ name: z.string().max(300) })
const tooLong = (longest: number) => new Problem(413, 'Too long', `It has more than ${longest / 1024 / 1024} MB.`)
