import type { Tap } from '../../../contract/staff/walk.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { answered } from '../shop-window.ts'
import { openStaffClient } from '../staff/staff-client.ts'

/** A process of a shop that receives all taps of a walk at once: `fork(…, [connection])`, then a message with the taps. */
const { db } = await openDatabase(JSON.parse(process.argv[2] ?? ''))
const client = openStaffClient({ db }, 'sales')

process.on('message', async (taps: Tap[]) => {
  process.send?.(await Promise.all(taps.map((tap) => answered(client.tap(tap)))))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
