import type { Hono } from 'hono'
import { z } from 'zod'
import { limitOf } from '../../../contract/body-limits.ts'
import { downloads, uploads } from '../../../contract/staff/calls.ts'
import { Uuid } from '../../../contract/staff/fields.ts'
import type { StaffCall } from '../../../contract/staff/roles.ts'
import type { Database } from '../../platform/database.ts'
import type { Arrivals } from '../../platform/http/arrivals.ts'
import { nameAnyFile, streamText } from '../../platform/http/download.ts'
import { limitConcurrency } from '../../platform/limited-concurrency.ts'
import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Bindings, checkInput } from '../../serve.ts'
import type { StaffCaller } from '../../staff/access.ts'
import { findImport } from './import-records.ts'
import type { FileReader } from './reading/file-reader.ts'
import { receiveImport } from './receive-import.ts'
import { receiveZip } from './receive-zip.ts'
import { writeOutcomes } from './write-outcomes.ts'

type Receive = {
  db: Database
  storage: Storage
  reader: FileReader
  arrivals: Arrivals
  /** Refuses callers without permission: called before the body is read, and again once it has arrived. */
  requireStaff(headers: Headers, call: StaffCall): Promise<Pick<StaffCaller, 'member'>>
}

/** More than one, so that files are received while another is parsed. */
const maxInMemory = 4

/** Receives files of products and ZIPs of their pictures, and sends the outcomes of the rows as a file. */
export function importRoutes(app: Hono<Bindings>, { db, storage, reader, arrivals, requireStaff }: Receive): void {
  // Further files wait on disk until it is their turn.
  const inTurn = limitConcurrency(maxInMemory)
  app.post(uploads.importFile.path, async (context) => {
    const { req, json } = context
    const admit = () => requireStaff(req.raw.headers, uploads.importFile)
    await admit()
    const fileName = req.query('name') ?? ''
    return arrivals.receive(context, limitOf(uploads.importFile), tooLong, async (file) => {
      const { member } = await admit()
      return inTurn(async () =>
        json(await receiveImport({ db, storage, reader }, member, { bytes: await file.read(), fileName })),
      )
    })
  })
  app.post(uploads.importZip.path, async (context) => {
    const { req, json } = context
    const admit = () => requireStaff(req.raw.headers, uploads.importZip)
    await admit()
    const { uuid, name } = checkInput(ZipAsked, req.query())
    return arrivals.receive(context, limitOf(uploads.importZip), tooLong, async (file) => {
      await admit()
      await receiveZip(db, storage, { uuid, file, fileName: name })
      return json(null)
    })
  })
  app.get(downloads.importOutcomes.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.importOutcomes)
    const { uuid } = checkInput(ByUuid, req.param())
    const { fileName } = await findImport(db, uuid)
    const name = `${fileName.replace(/\.[^.]*$/, '')}-outcomes.csv`
    return new Response(streamText(writeOutcomes(db, uuid)), { headers: nameAnyFile(name, 'text/csv; charset=utf-8') })
  })
}

const ByUuid = z.object({ uuid: Uuid })
const ZipAsked = ByUuid.extend({ name: z.string().max(300) })
const tooLong = (maxBytes: number) => new Problem(413, 'Too long', `It is larger than ${maxBytes / 1024 / 1024} MB.`)
