import { failed } from '../../../contract/errors.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { askForVisit, openVisits } from '../bookings.ts'

/** A process of a shop that books many visits at once: `fork(…, [connection])`, then one message for each rush. */
export type Rush = { startsAt: string; persons: number; name: string }
/** How many were booked, and the title of each refusal. */
export type RushResult = { booked: number; refused: string[] }

const { db } = await openDatabase(JSON.parse(process.argv[2] ?? ''))

const askAs = async ({ startsAt, name }: Rush, person: number): Promise<string> => {
  const visits = openVisits(db, `${name}.0.${person}.1`)
  const answer = await visits.bookVisit(askForVisit(startsAt, { email: `${name}-${person}@example.com` }))
  return failed(answer) ? answer.problem.title : 'booked'
}

process.on('message', async (rush: Rush) => {
  const titles = await Promise.all(Array.from({ length: rush.persons }, (_, person) => askAs(rush, person)))
  const refused = titles.filter((title) => title !== 'booked')
  process.send?.({ booked: titles.length - refused.length, refused } satisfies RushResult)
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
