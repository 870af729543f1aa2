import { z } from 'zod'
import { Uuid } from './fields.ts'

/** Background tasks: the page of one can be left and opened again. */
export const Task = z.object({
  uuid: z.string(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  /** Why it failed. */
  problem: z.string().nullable(),
  staffName: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Task = z.infer<typeof Task>

export const TaskQuery = z.object({ uuid: Uuid })
