import { openMailParts } from '../../../server/mail/mail-parts.ts'
import type { Database } from '../../../server/platform/database.ts'
import { siteSettings } from '../../../server/site/tables.ts'
import { staff } from '../../../server/staff/tables.ts'
import { openStaffClient, ruth } from '../staff/staff-client.ts'

/** A shop with a name, an owner and her client, that may read a mailbox on this machine. */
export async function openReplyShop(db: Database) {
  await db.insert(staff).values({ ...ruth, role: 'owner' })
  await db.update(siteSettings).set({ shopName: 'Oak & Ash', email: 'shop@oak.example' })
  const mail = openMailParts(db, {
    mail: { smtpUrl: undefined, from: undefined, internalHosts: ['127.0.0.1'], dnsServer: undefined },
    dataDir: '/nowhere',
    sessionSecret: 'the secret of this shop, and of no other',
  })
  return { mail, client: openStaffClient({ db, mail }) }
}
