import { z } from 'zod'
import { recordKinds } from '../kinds.ts'
import { Uuid } from './fields.ts'
import { Task } from './tasks.ts'

/** Removing the demonstration: which records go, and how they are brought back. */

/** In the order of the page. */
export const demoGroups = ['products', 'brands', 'categories', 'properties', 'site', 'details', 'pictures'] as const
export type DemoGroup = (typeof demoGroups)[number]

/** Until when it can be brought back; its pictures and its backup are kept until then. */
export const takeBackDays = 30

const kinds = Object.keys(recordKinds) as [keyof typeof recordKinds, ...(keyof typeof recordKinds)[]]
const DemoRecord = z.object({ kind: z.enum(kinds), id: z.string(), name: z.string() })
export type DemoRecord = z.infer<typeof DemoRecord>

/** A record within a group. */
export const keyOfRecord = ({ kind, id }: Pick<DemoRecord, 'kind' | 'id'>) => `${kind} ${id}`

/** `also`: the keys of changed records that are removed nevertheless. */
export const DemoChoice = z.object({
  groups: z.array(z.enum(demoGroups)).max(demoGroups.length),
  also: z.array(z.string().max(200)).max(5000),
})
export type DemoChoice = z.infer<typeof DemoChoice>

const GroupPlan = z.object({
  group: z.enum(demoGroups),
  /** All records of the demonstration that still exist. */
  total: z.number().int(),
  leaves: z.array(DemoRecord),
  /** Records that somebody has changed: they stay unless they are selected. */
  changed: z.array(DemoRecord),
  /** Records that something remaining refers to: they stay. */
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
  /** A digest, which proves that exactly what was shown is removed. */
  digest: z.string(),
  groups: z.array(GroupPlan),
  /** The removed demonstration, while it can be brought back. */
  left: LeftBehind.nullable(),
  /** The waiting or running task that removes the demonstration or brings it back. */
  task: Task.nullable(),
})
export type LeavingPlan = z.infer<typeof LeavingPlan>

export const LeaveRequest = DemoChoice.extend({ digest: z.string().max(64) })
export type LeaveRequest = z.infer<typeof LeaveRequest>
export const TakeBackRequest = z.object({ workUuid: Uuid })
