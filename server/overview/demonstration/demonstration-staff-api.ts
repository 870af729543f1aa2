import type { DemoChoice, LeavingPlan } from '../../../contract/staff/demonstration.ts'
import type { Database } from '../../platform/database.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { showTask } from '../../staff/task-calls.ts'
import { findRunning, startLeaving } from './leave.ts'
import { planLeaving } from './plan.ts'
import { findLeft, startTakingBack } from './take-back.ts'

export const answerDemonstrationCalls = ({ db }: { db: Database }) =>
  ({
    planLeaving: (choice) => showPlan(db, choice),
    leaveDemonstration: async (asked, { member }) => showTask(await startLeaving(db, member, asked)),
    takeBackDemonstration: async ({ workUuid }, { member }) => showTask(await startTakingBack(db, member, workUuid)),
  }) satisfies StaffAnswers

async function showPlan(db: Database, choice: DemoChoice): Promise<LeavingPlan> {
  const [{ digest, groups }, left, task] = await Promise.all([planLeaving(db, choice), findLeft(db), findRunning(db)])
  return { digest, groups, left, task: task ? showTask(task) : null }
}
