import type { Hono } from 'hono'
import { downloads } from '../../contract/staff/calls.ts'
import { AttachmentMark, EnquiryFilters } from '../../contract/staff/enquiries.ts'
import type { StaffCall } from '../../contract/staff/roles.ts'
import { ShopperFile, ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Db } from '../platform/database.ts'
import { nameAnyFile, nameFile, streamText } from '../platform/http/download.ts'
import { type Bindings, checkInput } from '../serve.ts'
import { findAttachment } from './answers/attachments.ts'
import { exportEnquiries } from './export.ts'
import { collectShopperData } from './shopper-data.ts'

type Parts = {
  db: Db
  /** Returns the member who sends the request, or refuses a client who may not make this call. */
  requireStaff(headers: Headers, call: StaffCall): Promise<{ member: { id: string } }>
}

export function downloadRoutes(app: Hono<Bindings>, { db, requireStaff }: Parts): void {
  app.get(downloads.exportEnquiries.path, async ({ req }) => {
    const { member } = await requireStaff(req.raw.headers, downloads.exportEnquiries)
    const filters = checkInput(EnquiryFilters, req.query())
    const lines = streamText(exportEnquiries(db, filters, member.id))
    return new Response(lines, { headers: nameFile('enquiries.csv', 'text/csv; charset=utf-8') })
  })
  app.get(downloads.attachment.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.attachment)
    const { fileName, type, content } = await findAttachment(db, checkInput(AttachmentMark, req.param()))
    // Sent as a download: although its kind was checked, a stranger's file must not be shown as a page of the shop.
    return new Response(new Uint8Array(content), { headers: nameAnyFile(fileName, type) })
  })
  app.get(downloads.exportShopper.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.exportShopper)
    const held = ShopperFile.parse(await collectShopperData(db, checkInput(ShopperQuery, req.query())))
    const headers = nameFile('what-we-hold-about-you.json', 'application/json; charset=utf-8')
    return new Response(`${JSON.stringify(held, null, 2)}\n`, { headers })
  })
}
