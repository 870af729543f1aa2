import { useState } from 'react'
import { href } from 'react-router'
import type { LeavingPlan } from '../../../contract/staff/demonstration.ts'
import { staffApi } from '../api.ts'
import { BackLink } from '../controls/text-links.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { GroupChoice } from './group-choice.tsx'
import { usualGroups } from './group-texts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LeftBehindPart } from './left-behind.tsx'
import { useLeaving } from './use-leaving.ts'
import { usePlan } from './use-plan.ts'

const usual = { groups: usualGroups, also: [] }

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.planLeaving(usual)))

/** Removes the demonstration, whole or in parts, and brings it back. */
export default function DemonstrationPage({ loaderData: first }: { loaderData: LeavingPlan }) {
  const { choice, plan, isReading, choose, reread } = usePlan(first, usual)
  const { task, isBusy, start, end } = useLeaving({ planned: plan.task, reread })
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    return start(staffApi.leaveDemonstration({ ...choice, digest: plan.digest }))
  }
  const there = plan.groups.filter(({ total }) => total > 0)
  return (
    <>
      <PageTitle title="Begin with my own shop" />
      <BackLink to={href('/admin')}>Overview</BackLink>
      <h1 className="mb-2 text-h2">Begin with my own shop</h1>
      <div className="max-w-3xl">
        {task && (
          <div className="mb-6">
            <TaskProgress key={task.uuid} task={task} onEnd={end} />
          </div>
        )}
        {plan.left && !isBusy && (
          <LeftBehindPart
            left={plan.left}
            onTakeBack={() => start(staffApi.takeBackDemonstration({ workUuid: plan.left?.workUuid ?? '' }))}
          />
        )}
        {there.length === 0 ? (
          !plan.left && !isBusy && <p className="text-soft">Nothing of the demonstration is left in the shop.</p>
        ) : (
          <GroupChoice
            plan={plan}
            groups={there}
            choice={choice}
            isWaiting={isReading || isBusy}
            onChoose={choose}
            onRemove={() => setAsking(true)}
          />
        )}
      </div>
      {isAsking && <LeaveDialog groups={plan.groups} onLeave={leave} onClose={() => setAsking(false)} />}
    </>
  )
}
