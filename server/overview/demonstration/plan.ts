import { createHash } from 'node:crypto'
import { type DemoChoice, demoGroups, type GroupPlan, keyOfRecord } from '../../../contract/staff/demonstration.ts'
import type { Db } from '../../platform/database.ts'
import { findMedia, listShown } from './demo-media.ts'
import { type CreatedKind, createdKindNames, type FoundRecord, findCreated } from './demo-records.ts'
import { type DemoSave, findSaves } from './demo-saves.ts'
import { listNeeded } from './needs.ts'

export type Plan = {
  digest: string
  groups: GroupPlan[]
  /** Records to bin. */
  binned: FoundRecord[]
  /** Lasting records to reset to their earlier values. */
  saves: DemoSave[]
  media: FoundRecord[]
}

/** Plans which records of the demonstration this choice removes, and which stay. */
export async function planLeaving(db: Db, choice: DemoChoice): Promise<Plan> {
  const [created, saves, media] = await Promise.all([findCreated(db), findSaves(db), findMedia(db)])
  const also = new Set(choice.also)
  const isChosen = (record: FoundRecord) =>
    choice.groups.includes(record.group) && (!record.isChanged || also.has(keyOfRecord(record)))
  const binned = await leaveOutNeeded(db, created.filter(isChosen))
  const leavingSaves = saves.filter(isChosen)
  const keys = [...binned, ...leavingSaves.filter(leavesItsText)].map(keyOfRecord)
  const chosenMedia = media.filter(isChosen)
  const shown = await listShown(db, listIds(chosenMedia), keys)
  const leavingMedia = chosenMedia.filter(({ id }) => !shown.has(id))
  const leaving = [...binned, ...leavingSaves, ...leavingMedia]
  const groups = describeGroups([...created, ...saves, ...media], new Set(leaving), choice)
  return { digest: digestOf(leaving), groups, binned, saves: leavingSaves, media: leavingMedia }
}

/** Whether a reset includes the text about the shop; if that text stays, its pictures are still shown. */
const leavesItsText = ({ kind, edit }: DemoSave) => kind !== 'settings' || 'aboutUs' in edit

async function leaveOutNeeded(db: Db, chosen: FoundRecord[]): Promise<FoundRecord[]> {
  const ofKind = (kind: CreatedKind) => chosen.filter((record) => record.kind === kind)
  const kept: FoundRecord[] = []
  const leaving = { products: listIds(ofKind('product')), subCategories: [] as string[] }
  // Sub-categories come before categories, which they need.
  for (const kind of createdKindNames) {
    const needed = await listNeeded(db, kind, leaving)
    const free = ofKind(kind).filter(({ id }) => !needed.has(id))
    if (kind === 'sub-category') leaving.subCategories = listIds(free)
    kept.push(...free)
  }
  return kept
}

const listIds = (records: FoundRecord[]) => records.map(({ id }) => id)

function describeGroups(all: FoundRecord[], leaving: Set<FoundRecord>, { groups, also }: DemoChoice): GroupPlan[] {
  return demoGroups.map((group) => {
    const ours = all.filter((record) => record.group === group)
    const isChosen = groups.includes(group)
    const changed = ours.filter(({ isChanged }) => isChanged)
    return {
      group,
      total: ours.length,
      leaves: showRecords(ours.filter((record) => leaving.has(record))),
      changed: showRecords(changed),
      needed: isChosen ? showRecords(ours.filter((record) => !leaving.has(record) && isAsked(record, also))) : [],
    }
  })
}

const isAsked = (record: FoundRecord, also: string[]) => !record.isChanged || also.includes(keyOfRecord(record))

const showRecords = (records: FoundRecord[]) => records.map(({ kind, id, name }) => ({ kind, id, name }))

const digestOf = (leaving: FoundRecord[]): string =>
  createHash('sha256')
    .update(JSON.stringify(leaving.map(keyOfRecord).sort()))
    .digest('hex')
