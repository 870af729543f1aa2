import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from '../database/database-pair.ts'
import { becomeOwner, signInAsOwner } from '../staff/become-owner.ts'
import { type Fault, faultNames, listFaults } from './cluster-faults.ts'
import { longestGap, type Sent, type Shown, startLoad } from './cluster-load.ts'
import { countGiven, listGivenTwice, openShowroom } from './cluster-scarce.ts'
import type { ShopCluster } from './shop-cluster.ts'

type DrillRow = {
  fault: Fault
  sent: number
  /** Pages, and what was written, that were not answered with 200. */
  refusedPages: number
  refusedWrites: number
  longestGapOfPages: number
  longestGapOfEnquiries: number
  /** The longest time for which an accepted edit was not shown. */
  stalest: number
  /** Answers that were asked for more than a second after an edit, and did not show it. */
  oldAnswers: number
  strange: number[]
  /** What else the fault showed. */
  note: string
}

export type DrillFigures = {
  rows: DrillRow[]
  accepted: number
  edited: number
  /** Visits that were booked, answers to a captcha that were taken, and codes of tickets that were printed. */
  given: { bookings: number; solutions: number; codes: number }
  lost: string[]
  /** What was stored twice, or given away more often than it is there. */
  doubled: string[]
}

/** Breaks one part after another while shoppers and staff are served, and says what they met. */
export async function runDrill(
  cluster: ShopCluster,
  chosen: readonly Fault[] = faultNames.filter((name) => cluster.bucket || name !== 'the bucket is full'),
): Promise<DrillFigures> {
  const { base, database, shops } = cluster
  // Each start makes a new link.
  const [, link = ''] = [...shops[1].printed.matchAll(/Create the owner\s+(\S+)/g)].at(-1) ?? []
  await becomeOwner(base, link)
  const cookie = await signInAsOwner(base)
  await openShowroom(database.primary)
  const load = startLoad(base, cookie)
  let keeper: Member = database.primary
  const carryOut = listFaults({
    cluster,
    cookie,
    untilAccepted: () => untilAccepted(load),
    onPromoted: (member) => {
      keeper = member
    },
  })
  const rows: DrillRow[] = []
  try {
    for (const fault of chosen) {
      await untilAccepted(load)
      const [from, since] = [load.sent.length, load.now()]
      const note = await carryOut[fault]()
      await untilAccepted(load)
      const shown = load.shown.filter(({ at }) => at >= since)
      rows.push({
        ...summarise(fault, { sent: load.sent.slice(from), shown, since }),
        note: typeof note === 'string' ? note : '',
      })
    }
  } finally {
    await load.stop()
  }
  const kept = await readKept(keeper)
  const all = [...load.accepted, ...load.edited, ...load.visited]
  return {
    rows,
    accepted: load.accepted.length,
    edited: load.edited.length,
    given: await countGiven(keeper),
    lost: all.filter((marker) => !kept.includes(marker)),
    doubled: [...kept.filter((marker, at) => kept.indexOf(marker) !== at), ...(await listGivenTwice(keeper))],
  }
}

/** Waits until an enquiry and an edit that are sent from now on are accepted. */
async function untilAccepted({ sent, now }: ReturnType<typeof startLoad>): Promise<void> {
  const since = now()
  const wasAccepted = (kind: Sent['kind']) =>
    sent.some((one) => one.kind === kind && one.at > since && one.status === 200)
  while (!wasAccepted('enquiry') || !wasAccepted('edit')) {
    if (now() - since > 60_000) throw new Error('The shop did not come back within a minute.')
    await pause(10)
  }
}

type Met = { sent: Sent[]; shown: Shown[]; since: number }

function summarise(fault: Fault, { sent, shown, since }: Met): Omit<DrillRow, 'note'> {
  const refused = sent.filter(({ status }) => status !== 200)
  return {
    fault,
    sent: sent.length,
    refusedPages: refused.filter(({ kind }) => kind === 'page').length,
    refusedWrites: refused.filter(({ kind }) => kind !== 'page').length,
    longestGapOfPages: Math.round(longestGap(sent, 'page', since)),
    longestGapOfEnquiries: Math.round(longestGap(sent, 'enquiry', since)),
    stalest: Math.round(Math.max(0, ...shown.map(({ ms }) => ms))),
    oldAnswers: shown.reduce((sum, { old }) => sum + old, 0),
    strange: [...new Set(refused.map(({ status }) => status).filter((status) => ![0, 502, 503, 504].includes(status)))],
  }
}

async function readKept(keeper: Member): Promise<string[]> {
  const enquiries = await keeper.ask<{ marker: string }>(
    `select description as marker from enquiries where description like 'enquiry %'`,
  )
  const visits = await keeper.ask<{ marker: string }>(`select note as marker from bookings where note like 'visit %'`)
  const edits = await keeper.ask<{ marker: string }>(`select from_path as marker from redirects`)
  return [...enquiries, ...visits, ...edits].map(({ marker }) => marker)
}
