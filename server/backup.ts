import { Readable } from 'node:stream'
import type { Env, Hono } from 'hono'
import { downloads } from '../contract/staff-calls.ts'
import type { StaffCall } from '../contract/staff-roles.ts'
import { listKeptFiles } from './media/kept-files.ts'
import { type Backup, writeBackup } from './platform/backup/write-backup.ts'
import type { Config } from './platform/config.ts'
import type { Connection } from './platform/database.ts'
import type { Storage } from './platform/storage/storage.ts'

type Shop = { config: Pick<Config, 'keptSecret'>; connection: Connection; storage: Storage }

export const backUpShop = ({ config, connection, storage }: Shop): Promise<Backup> =>
  writeBackup({ connection, storage, secret: config.keptSecret, listFiles: listKeptFiles })

/** `showroom-2026-11-20-1015.zip`, by the clock of the shop. */
export function nameBackup(now: Date): string {
  const [day = '', time = ''] = now.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).split(' ')
  return `showroom-${day}-${time.slice(0, 5).replace(':', '')}.zip`
}

type Desk = {
  admit(headers: Headers, call: StaffCall): Promise<unknown>
  backUp(): Promise<Backup>
}

/** The owner's own copy of everything. */
export function mountBackup<E extends Env>(app: Hono<E>, { admit, backUp }: Desk): void {
  app.get(downloads.backup.path, async ({ req }) => {
    await admit(req.raw.headers, downloads.backup)
    const { archive } = await backUp()
    return new Response(Readable.toWeb(archive) as never, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${nameBackup(new Date())}"`,
        'cache-control': 'no-store',
      },
    })
  })
}
