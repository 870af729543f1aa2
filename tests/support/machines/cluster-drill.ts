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
  /** Requests for pages, and writes, that were not answered with 200. */
  refusedPages: number
  refusedWrites: number
  longestGapOfPages: number
  longestGapOfEnquiries: number
  /** The longest time until an accepted edit was shown. */
  stalest: number
  /** Answers to requests sent more than a second after an edit that did not show it. */
  oldAnswers: number
  strange: number[]
  /** A remark on the fault for the report. */
  note: string
}

export type DrillFigures = {
  rows: DrillRow[]
  accepted: number
  edited: number
  /** Visits booked, captcha solutions accepted, and ticket codes printed. */
  given: { bookings: number; solutions: number; codes: number }
  lost: string[]
  /** Records stored twice, and things given out more often than they exist. */
  doubled: string[]
}

/** Breaks the parts in turn while shoppers and staff use the shop, and reports the outcomes. */
export async function runDrill(
  cluster: ShopCluster,
  chosen: readonly Fault[] = faultNames.filter((name) => cluster.bucket || name !== 'the bucket is full'),
): Promise<DrillFigures> {
  const { base, database, shops } = cluster
  // Each start prints a new link, so only the last one works.
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

/** Waits until an enquiry and an edit sent after this call are accepted. */
async function untilAccepted({ sent, now }: ReturnType<typeof startLoad>): Promise<void> {
  const since = now()
  const wasAccepted = (kind: Sent['kind']) =>
    sent.some((request) => request.kind === kind && request.at > since && request.status === 200)
  while (!wasAccepted('enquiry') || !wasAccepted('edit')) {
    if (now() - since > 60_000) throw new Error('The shop did not come back within a minute.')
    await pause(10)
  }
}

type Outcomes = { sent: Sent[]; shown: Shown[]; since: number }

function summarise(fault: Fault, { sent, shown, since }: Outcomes): Omit<DrillRow, 'note'> {
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
