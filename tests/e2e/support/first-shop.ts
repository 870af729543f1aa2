import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../../support/mail-server.ts'
import { openNewShop } from './other-shop.ts'

export type FirstShop = Awaited<ReturnType<typeof openFirstShop>>

/** A shop that nobody has set up yet, and the server that its mails are sent to. */
export async function openFirstShop() {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-first-hour-'))
  const shop = await openNewShop(folder, { INTERNAL_MAIL_HOSTS: '127.0.0.1' })
  const mailServer = await startMailServer()
  return {
    ...shop,
    mailServer,
    close: async () => {
      await shop.close()
      await mailServer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
