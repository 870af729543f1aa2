import { setTimeout as pause } from 'node:timers/promises'
import { becomeOwner, signInAsOwner } from './become-owner.ts'
import { longestGap, type Sent, startLoad } from './cluster-load.ts'
import type { ShopCluster } from './shop-cluster.ts'

export const faults = ['a shop is killed', 'a shop freezes', 'each shop is replaced', 'the primary is killed'] as const
export type Fault = (typeof faults)[number]

export type DrillRow = {
  fault: Fault
  sent: number
  /** Pages, and what was written, that were not answered with 200. */
  refusedPages: number
  refusedWrites: number
  longestGapOfPages: number
  longestGapOfEnquiries: number
  strange: number[]
}

export type DrillFigures = {
  rows: DrillRow[]
  accepted: number
  edited: number
  lost: string[]
  doubled: string[]
}

/** How long each fault is looked at; a frozen shop is frozen for that long. */
const lookMs = 4000

/** Breaks one part after another while shoppers and staff are served, and says what they met. */
export async function runDrill(cluster: ShopCluster, chosen: readonly Fault[] = faults): Promise<DrillFigures> {
  const { base, database, shops } = cluster
  // Each start makes a new link.
  const link = /Create the owner\s+(\S+)/.exec(shops[1].printed)?.[1] ?? ''
  await becomeOwner(base, link)
  const load = startLoad(base, await signInAsOwner(base))
  const [one, two] = shops
  const carryOut: Record<Fault, () => Promise<void>> = {
    'a shop is killed': async () => {
      await one.kill()
      await pause(lookMs)
      await one.start()
    },
    'a shop freezes': async () => {
      two.freeze()
      await pause(lookMs)
      two.thaw()
    },
    'each shop is replaced': async () => {
      for (const shop of [one, two]) {
        await shop.stop()
        await shop.start()
        await untilAccepted(load)
      }
    },
    'the primary is killed': async () => {
      await database.primary.kill()
      await database.promote()
    },
  }
  const rows: DrillRow[] = []
  try {
    for (const fault of chosen) {
      await untilAccepted(load)
      const from = load.sent.length
      await carryOut[fault]()
      await untilAccepted(load)
      rows.push(summarise(fault, load.sent.slice(from)))
    }
  } finally {
    await load.stop()
  }
  const kept = await readKept(cluster, chosen.includes('the primary is killed'))
  const all = [...load.accepted, ...load.edited]
  return {
    rows,
    accepted: load.accepted.length,
    edited: load.edited.length,
    lost: all.filter((marker) => !kept.includes(marker)),
    doubled: kept.filter((marker, at) => kept.indexOf(marker) !== at),
  }
}

/** Until an enquiry and an edit that were sent from now on were accepted. */
async function untilAccepted({ sent, now }: ReturnType<typeof startLoad>): Promise<void> {
  const since = now()
  const wasAccepted = (kind: Sent['kind']) =>
    sent.some((one) => one.kind === kind && one.at > since && one.status === 200)
  while (!wasAccepted('enquiry') || !wasAccepted('edit')) {
    if (now() - since > 60_000) throw new Error('The shop did not come back within a minute.')
    await pause(10)
  }
}

function summarise(fault: Fault, sent: Sent[]): DrillRow {
  const refused = sent.filter(({ status }) => status !== 200)
  return {
    fault,
    sent: sent.length,
    refusedPages: refused.filter(({ kind }) => kind === 'page').length,
    refusedWrites: refused.filter(({ kind }) => kind !== 'page').length,
    longestGapOfPages: Math.round(longestGap(sent, 'page')),
    longestGapOfEnquiries: Math.round(longestGap(sent, 'enquiry')),
    strange: [...new Set(refused.map(({ status }) => status).filter((status) => ![0, 502, 503, 504].includes(status)))],
  }
}

async function readKept({ database }: ShopCluster, promoted: boolean): Promise<string[]> {
  const keeper = promoted ? database.standby : database.primary
  const enquiries = await keeper.ask<{ marker: string }>(
    `select description as marker from enquiries where description like 'enquiry %'`,
  )
  const edits = await keeper.ask<{ marker: string }>(`select from_path as marker from redirects`)
  return [...enquiries, ...edits].map(({ marker }) => marker)
}
