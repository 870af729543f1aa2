import { leaveDemonstration } from '../../../server/overview/demonstration/leave.ts'
import { leaveKind } from '../../../server/overview/demonstration/works.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { openFolder } from '../../../server/platform/storage/folder.ts'
import { runTasks } from '../../../server/platform/tasks/task-runner.ts'
import { openSafetyCopies } from '../../../server/safety-copies.ts'

/** A process that removes the demonstration: `fork(…, [connection, folder, leaseMs])`. */
const [given = '""', folder = '', leaseMs = ''] = process.argv.slice(2)
const connection = JSON.parse(given)
const { db, sql } = await openDatabase(connection)
const log = openLog('fatal')
const shop = { config: { keptSecret: undefined }, connection, storage: await openFolder(folder) }
const { copyShop } = openSafetyCopies({ ...shop, dataDir: folder, log })
runTasks({ db, sql, log, kinds: { [leaveKind]: leaveDemonstration(copyShop) }, leaseMs: Number(leaseMs) })
process.once('disconnect', () => process.exit())
