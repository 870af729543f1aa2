import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openLog } from '../log.ts'
import { tasks } from '../tables.ts'
import { startTask } from '../tasks/task-list.ts'
import { runTasks, type TaskKind } from '../tasks/task-runner.ts'
import { type Step, setTracer } from './trace.ts'
import { summariseQuery } from './trace-queries.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

test('a task is a step of the work on its queue', async () => {
  const steps: Step[] = []
  setTracer({
    follow: async (step, work) => {
      steps.push(step)
      return work(() => {})
    },
    beginRequest: () => ({ run: (work) => work(), end: () => {} }),
  })
  onTestFinished(() => setTracer(undefined))
  const kind = randomUUID()
  const { uuid } = await startTask(db, { id: null, name: 'Ruth' }, { kind, title: 'A task', input: {} })
  const end: TaskKind = (_, { finish }) => finish(db, {})
  const runner = runTasks({ db, sql: database.sql, log: openLog('silent'), kinds: { [kind]: end } })
  await expect.poll(() => db.$count(tasks, and(eq(tasks.uuid, uuid), eq(tasks.state, 'done')))).toBe(1)
  await runner.close()
  expect(steps).toMatchObject([{ name: 'work on tasks', isAlone: true }, { name: `task ${kind}` }])
})

test.each([
  [db.select().from(tasks), 'SELECT tasks'],
  [db.update(tasks).set({ done: 1 }).where(eq(tasks.title, 'from somewhere')), 'UPDATE tasks'],
  [db.insert(tasks).values({ kind: 'a', title: 'b', input: {} } as never), 'INSERT tasks'],
  [db.delete(tasks), 'DELETE tasks'],
  [
    db
      .with(db.$with('mine').as(db.select().from(tasks)))
      .select({ one: sql`1` })
      .from(tasks),
    'SELECT tasks',
  ],
])('query %# is summarised', (query, summary) => {
  expect(summariseQuery(query.toSQL().sql)['db.query.summary']).toBe(summary)
})

test('a statement of another kind is named as such', () => {
  expect(summariseQuery('notify tasks')).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SQL',
    'db.query.summary': 'SQL',
  })
})
