import { Readable } from 'node:stream'
import type { Env, Hono } from 'hono'
import { downloads } from '../contract/staff/calls.ts'
import { backupBusy } from '../contract/staff/overview.ts'
import type { StaffCall } from '../contract/staff/roles.ts'
import { nameBackup } from './backup.ts'
import { endStalled } from './platform/backup/end-stalled.ts'
import type { Backup } from './platform/backup/write-backup.ts'
import { Problem } from './platform/problem.ts'

type Parts = {
  requireStaff(headers: Headers, call: StaffCall): Promise<unknown>
  backUp(): Promise<Backup>
  /** How long a download may make no progress. */
  timeoutMs?: number
}

/** The download of a backup, for owners. */
export function mountBackup<E extends Env>(app: Hono<E>, { requireStaff, backUp, timeoutMs = 60_000 }: Parts): void {
  const backups = oneAtATime(backUp)
  app.get(downloads.backup.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.backup)
    // HEAD checks whether a backup could begin, and makes none.
    if (req.method === 'HEAD') backups.refuseWhileBusy()
    const body = req.method === 'HEAD' ? null : endStalled((await backups.begin()).archive, timeoutMs)
    return new Response(body && (Readable.toWeb(body) as never), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${nameBackup(new Date())}"`,
        'cache-control': 'no-store',
      },
    })
  })
}

/** A backup holds a database connection until its tables are downloaded: concurrent ones could use up the pool. */
function oneAtATime(backUp: () => Promise<Backup>) {
  let isBusy = false
  const refuseWhileBusy = () => {
    if (isBusy) throw busy()
  }
  const begin = async () => {
    refuseWhileBusy()
    isBusy = true
    const free = () => {
      isBusy = false
    }
    try {
      const backup = await backUp()
      backup.done.then(free, free)
      return backup
    } catch (error) {
      free()
      throw error
    }
  }
  return { begin, refuseWhileBusy }
}

const busy = () => new Problem(409, 'A backup is being made', backupBusy, undefined, { 'retry-after': '30' })
