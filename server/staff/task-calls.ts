import { desc, eq } from 'drizzle-orm'
import type { Task } from '../../contract/staff/tasks.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { tasks } from '../platform/tables.ts'
import type { StaffAnswers } from './access.ts'

export const answerTaskCalls = ({ db }: { db: Db }) =>
  ({
    tasks: async () => (await db.select().from(tasks).orderBy(desc(tasks.createdAt)).limit(50)).map(showTask),
    task: async ({ uuid }) => {
      const [task] = await db.select().from(tasks).where(eq(tasks.uuid, uuid))
      if (!task) throw notFound('task')
      return showTask(task)
    },
  }) satisfies StaffAnswers

export const showTask = ({ createdAt, finishedAt, ...task }: typeof tasks.$inferSelect): Task => ({
  ...task,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
