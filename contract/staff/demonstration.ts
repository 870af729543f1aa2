import { z } from 'zod'
import { recordKinds } from '../kinds.ts'
import { Uuid } from './fields.ts'
import { Task } from './tasks.ts'

/** Leaving the demonstration behind: which records go, and how they come back. */

/** In the order in which the page lists them. */
export const demoGroups = ['products', 'brands', 'categories', 'properties', 'site', 'details', 'pictures'] as const
export type DemoGroup = (typeof demoGroups)[number]

/** Until when it can be taken back, and its pictures and its backup are kept. */
export const takeBackDays = 30

const kinds = Object.keys(recordKinds) as [keyof typeof recordKinds, ...(keyof typeof recordKinds)[]]
const DemoRecord = z.object({ kind: z.enum(kinds), id: z.string(), name: z.string() })
export type DemoRecord = z.infer<typeof DemoRecord>

/** A record among those of a choice. */
export const keyOfRecord = ({ kind, id }: Pick<DemoRecord, 'kind' | 'id'>) => `${kind} ${id}`

/** `also`: changed records that leave nevertheless, by their keys. */
export const DemoChoice = z.object({
  groups: z.array(z.enum(demoGroups)).max(demoGroups.length),
  also: z.array(z.string().max(200)).max(5000),
})
export type DemoChoice = z.infer<typeof DemoChoice>

const GroupPlan = z.object({
  group: z.enum(demoGroups),
  /** All that the demonstration brought and that is still there. */
  total: z.number().int(),
  leaves: z.array(DemoRecord),
  /** Somebody has changed these: they stay unless they are chosen. */
  changed: z.array(DemoRecord),
  /** Something that stays needs these: they stay. */
  needed: z.array(DemoRecord),
})
export type GroupPlan = z.infer<typeof GroupPlan>

const LeftBehind = z.object({
  workUuid: Uuid,
  at: z.string(),
  by: z.string(),
  title: z.string(),
  /** The file of the backup, in the shop’s data folder. */
  backup: z.string(),
  until: z.string(),
})
export type LeftBehind = z.infer<typeof LeftBehind>

export const LeavingPlan = z.object({
  /** Proves that what leaves is what was shown. */
  digest: z.string(),
  groups: z.array(GroupPlan),
  /** The removed demonstration, while it can be brought back. */
  left: LeftBehind.nullable(),
  /** Leaving or taking back that waits or runs. */
  task: Task.nullable(),
})
export type LeavingPlan = z.infer<typeof LeavingPlan>

export const LeaveRequest = DemoChoice.extend({ digest: z.string().max(64) })
export type LeaveRequest = z.infer<typeof LeaveRequest>
export const TakeBackRequest = z.object({ workUuid: Uuid })
