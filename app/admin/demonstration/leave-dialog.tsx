import type { GroupPlan } from '../../../contract/staff/demonstration.ts'
import { takeBackDays } from '../../../contract/staff/demonstration.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { groupTexts } from './group-texts.ts'

type Props = { groups: GroupPlan[]; onLeave(): void; onClose(): void }

/** Lists what will be removed, for confirmation. */
export const LeaveDialog = ({ groups, onLeave, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title="Remove the demonstration?"
    description={`A backup is made first. For ${takeBackDays} days you can bring it all back on this page.`}
  >
    <ul className="grid gap-1 text-small">
      {groups.flatMap(({ group, leaves }) =>
        leaves.length === 0
          ? []
          : [
              <li key={group} className="flex justify-between gap-4 border-t border-rule py-1">
                {groupTexts[group].title}
                <span className="tabular-nums">{writeCount(leaves.length, 'record')}</span>
              </li>,
            ],
      )}
    </ul>
    <DialogButtons>
      <Button onClick={onClose}>Keep it for now</Button>
      <Button look="danger" onClick={onLeave}>
        Remove it
      </Button>
    </DialogButtons>
  </Dialog>
)
