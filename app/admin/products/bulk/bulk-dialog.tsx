import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Failure, failed } from '../../../../contract/errors.ts'
import { readInput } from '../../../../contract/read-input.ts'
import { BulkAction, type BulkPreview, type BulkSent } from '../../../../contract/staff/bulk.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import type { Task } from '../../../../contract/staff/tasks.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { makeKey } from '../../../random-key.ts'
import { staffApi } from '../../api.ts'
import { useReload } from '../../background-refresh.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { ReasonNote } from '../../controls/reason.tsx'
import { CheckedForm } from '../../form/saving/checked-form.tsx'
import { useTaskFollower } from '../../tasks/task-follower.ts'
import { unreachable } from '../../unreachable.ts'
import { ActionFields } from './action-fields.tsx'
import { hasFields } from './actions.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { PreviewTable } from './preview-table.tsx'

type Props = {
  start: BulkAction
  target: BulkSent['target']
  /** The number of selected products that the list showed, if it showed one. */
  chosen: number | undefined
  taxonomy: TaxonomyChoices
  onClose(): void
  /** Called when the task is done; the dialog stays open so that its result can be read. */
  onDone(): void
}

/** An action on many products: its fields, its preview and its progress. */
export function BulkDialog({ start, target, chosen, taxonomy, onClose, onDone }: Props) {
  const reload = useReload()
  const finish = () => {
    following.end()
    onDone()
    reload()
  }
  // If the dialog is closed earlier, the list behind it is reloaded when the task ends.
  const following = useTaskFollower(finish)
  const asking = useAsking(start, target, following.begin)
  const { action, preview, task, problems, isBusy } = asking
  if (task) {
    return (
      <Dialog open onClose={onClose} title={task.title} wide>
        <BulkProgress first={task} onDone={finish} onUndo={({ uuid }) => following.begin(uuid)} />
        <DialogButtons>
          <Button onClick={onClose}>Close</Button>
        </DialogButtons>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={preview?.title ?? 'Change many products'} wide>
      <CheckedForm refusal={problems} onSubmit={asking.submit} className="grid gap-5">
        <div className="grid max-w-xl gap-5">
          <ActionFields action={action} onChange={asking.change} problems={problems} taxonomy={taxonomy} />
        </div>
        {problems[''] && <ReasonNote>{problems['']}</ReasonNote>}
        <PreviewTable preview={preview} chosen={chosen} />
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="solid" disabled={isBusy || preview?.changed === 0}>
            {preview ? `Change ${writeCount(preview.changed, 'product')}` : 'Show what would change'}
          </Button>
        </DialogButtons>
      </CheckedForm>
    </Dialog>
  )
}

function useAsking(start: BulkAction, target: BulkSent['target'], onStarted: (taskUuid: string) => void) {
  const [action, setAction] = useState(start)
  const latest = useRef(start)
  const [preview, setPreview] = useState<BulkPreview & { key: string }>()
  const [task, setTask] = useState<Task>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const settle = <Answer,>(answer: Answer | Failure, take: (answer: Answer) => void) => {
    if (failed(answer)) setProblems({ ...readFields(answer), '': answer.problem.reason })
    else take(answer)
  }
  const send = async () => {
    if (!preview) {
      const answer = await staffApi.previewBulk({ target, action })
      // The preview is for fields that have changed meanwhile.
      if (latest.current !== action) return
      return settle(answer, (found) => setPreview({ ...found, key: makeKey() }))
    }
    const { meant, seen, key } = preview
    const answer = await staffApi.startBulk({ target, action, expected: meant, seen, key })
    // The selection or its prices have changed, so a new preview is needed.
    if (failed(answer) && answer.status === 409) setPreview(undefined)
    settle(answer, (started) => {
      onStarted(started.uuid)
      setTask(started)
    })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { problems = {} } = readInput(BulkAction, action)
    setProblems(problems)
    if (Object.keys(problems).length > 0) return
    await run()
  }
  const run = async () => {
    setBusy(true)
    await send().catch((error) => setProblems({ '': unreachable(error).problem.reason }))
    setBusy(false)
  }
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || hasFields(start)) return
    isBegun.current = true
    run()
  })
  const change = (next: BulkAction) => {
    latest.current = next
    setAction(next)
    setPreview(undefined)
    setProblems({})
  }
  return { action, preview, task, problems, isBusy, submit, change }
}

/** A refusal names fields by their path in the request's body. */
const readFields = ({ problem }: Failure) =>
  Object.fromEntries(Object.entries(problem.fields ?? {}).map(([path, text]) => [path.replace(/^action\./, ''), text]))
