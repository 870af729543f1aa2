import type { FirstSteps } from '../../../../contract/staff/first-steps.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { useCarryOut } from '../../form/saving/carry-out.ts'
import { useMember } from '../../layout/back-office-layout.tsx'
import { Part } from '../part.tsx'
import { FirstStepRow } from './first-step-row.tsx'

/** The setup steps that a new shop still lacks; hidden once all are done, or when an owner hides it. */
export function FirstStepsPart({ firstSteps: { version, edit, steps, legalWritten } }: { firstSteps: FirstSteps }) {
  const carryOut = useCarryOut()
  const mayDecide = useMember().role === 'owner'
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  const save = (part: Partial<typeof edit>, to = version) =>
    staffApi.saveFirstSteps({ version: to, edit: { ...edit, ...part } })
  const hide = () =>
    carryOut({
      run: () => save({ isHidden: true }),
      done: 'Hidden for everybody. Find it again under ‘Behind the scenes’.',
      undo: { run: () => save({ isHidden: false }, version + 1), done: 'Shown again.' },
    })
  const confirmLegal = () => carryOut({ run: () => save({ legalRead: true }), done: 'Noted: you have read them.' })
  return (
    <Part title="First steps" note={`${done} of ${steps.length} done`}>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {steps.map((step) => (
          <FirstStepRow key={step.step} {...step} onRead={legalWritten && !edit.legalRead ? confirmLegal : undefined} />
        ))}
      </ul>
      {mayDecide && (
        <div className="flex justify-end border-t border-rule pt-2">
          <Button look="plain" onClick={hide}>
            Hide this list
          </Button>
        </div>
      )}
    </Part>
  )
}
