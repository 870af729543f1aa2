import { useState } from 'react'
import { href } from 'react-router'
import { type Failure, failed } from '../../../contract/errors.ts'
import { type LeavingPlan, takeBackDays } from '../../../contract/staff/demonstration.ts'
import type { Task } from '../../../contract/staff/tasks.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { BackLink } from '../controls/text-links.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { unreachable } from '../unreachable.ts'
import { GroupRow } from './group-row.tsx'
import { usualGroups } from './group-texts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LeftBehindPart } from './left-behind.tsx'
import { usePlan } from './use-plan.ts'

const usual = { groups: usualGroups, also: [] }

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.planLeaving(usual)))

/** Leaves the demonstration behind, whole or in parts, and takes it back. */
export default function BeginPage({ loaderData: first }: { loaderData: LeavingPlan }) {
  const { choice, plan, isReading, choose, reread } = usePlan(first, usual)
  const [started, setStarted] = useState<Task>()
  const [isAsking, setAsking] = useState(false)
  const task = started ?? plan.task
  const start = async (asked: Promise<Task | Failure>) => {
    setAsking(false)
    const answer = await asked.catch(unreachable)
    if (!failed(answer)) {
      // The progress and the result of the task are shown above the list.
      window.scrollTo({ top: 0 })
      return setStarted(answer)
    }
    warn(answer.problem.reason)
    return reread()
  }
  const end = ({ state }: Task) => {
    if (state === 'done') setStarted(undefined)
    return reread()
  }
  const isBusy = task?.state === 'waiting' || task?.state === 'running'
  const amount = plan.groups.reduce((sum, { leaves }) => sum + leaves.length, 0)
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
          <>
            <p className="mb-4 text-small text-soft">
              {plan.left
                ? 'This is what the shop still has of the demonstration.'
                : `The shop came with a demonstration, so that there was something to look at. Choose what to remove. A backup is made first, all of it is removed in one step, and for ${takeBackDays} days you can bring it back.`}
            </p>
            <ul aria-label="Of the demonstration" className="mb-4 border border-rule bg-white px-4 sm:px-5">
              {there.map((group) => (
                <GroupRow
                  key={group.group}
                  plan={group}
                  isChosen={choice.groups.includes(group.group)}
                  also={choice.also}
                  onChoose={(on) => choose({ groups: toggle(choice.groups, group.group, on) })}
                  onAlso={(key, on) => choose({ also: toggle(choice.also, key, on) })}
                />
              ))}
            </ul>
            <Button
              look="danger"
              disabled={amount === 0 || isReading || isBusy}
              onClick={() => setAsking(true)}
              className="w-full sm:w-auto"
            >
              {amount === 0 ? 'Remove it' : `Remove ${writeCount(amount, 'record')}`}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <LeaveDialog
          groups={plan.groups}
          onLeave={() => start(staffApi.leaveDemonstration({ ...choice, digest: plan.digest }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const toggle = <Item,>(items: Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((other) => other !== item)
