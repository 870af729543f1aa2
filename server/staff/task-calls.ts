import { desc, eq } from 'drizzle-orm'
import type { StaffCalls } from '../../contract/staff/calls.ts'
import type { Task } from '../../contract/staff/tasks.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { tasks } from '../platform/tables.ts'
import type { Handlers } from '../serve.ts'
import type { StaffCaller } from './access.ts'

export const answerTaskCalls = ({ db }: { db: Db }): Handlers<StaffCalls, 'tasks' | 'task', StaffCaller> => ({
  tasks: async () => (await db.select().from(tasks).orderBy(desc(tasks.createdAt)).limit(50)).map(showTask),
  task: async ({ uuid }) => {
    const [task] = await db.select().from(tasks).where(eq(tasks.uuid, uuid))
    if (!task) throw notFound('task')
    return showTask(task)
  },
})

export const showTask = ({ createdAt, finishedAt, ...task }: typeof tasks.$inferSelect): Task => ({
  ...task,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
