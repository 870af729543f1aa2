import { type DemoChoice, type LeavingPlan, takeBackDays } from '../../../contract/staff/demonstration.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { Button } from '../controls/button.tsx'
import { GroupRow } from './group-row.tsx'

type Props = {
  plan: LeavingPlan
  /** The groups that still have records in the shop. */
  groups: LeavingPlan['groups']
  choice: DemoChoice
  isWaiting: boolean
  onChoose(part: Partial<DemoChoice>): void
  onRemove(): void
}

/** Lists the remaining demonstration records, so that the owner chooses what to remove. */
export function GroupChoice({ plan, groups, choice, isWaiting, onChoose, onRemove }: Props) {
  const amount = plan.groups.reduce((sum, { leaves }) => sum + leaves.length, 0)
  return (
    <>
      <p className="mb-4 text-small text-soft">
        {plan.left
          ? 'This is what the shop still has of the demonstration.'
          : `The shop came with a demonstration, so that there was something to look at. Choose what to remove. A backup is made first, all of it is removed in one step, and for ${takeBackDays} days you can bring it back.`}
      </p>
      <ul aria-label="Of the demonstration" className="mb-4 border border-rule bg-white px-4 sm:px-5">
        {groups.map((group) => (
          <GroupRow
            key={group.group}
            plan={group}
            isChosen={choice.groups.includes(group.group)}
            also={choice.also}
            onChoose={(on) => onChoose({ groups: toggle(choice.groups, group.group, on) })}
            onAlso={(key, on) => onChoose({ also: toggle(choice.also, key, on) })}
          />
        ))}
      </ul>
      <Button look="danger" disabled={amount === 0 || isWaiting} onClick={onRemove} className="w-full sm:w-auto">
        {amount === 0 ? 'Remove it' : `Remove ${writeCount(amount, 'record')}`}
      </Button>
    </>
  )
}

const toggle = <Item,>(items: Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((other) => other !== item)
