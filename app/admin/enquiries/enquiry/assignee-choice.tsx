import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { Menu } from '../../controls/menu.tsx'
import { useMember } from '../../layout/back-office-layout.tsx'
import { useMove } from './move.ts'

/** Assigns the enquiry to a colleague. */
export function AssigneeChoice({ enquiry: { uuid, version, assignee, colleagues } }: { enquiry: EnquiryView }) {
  const me = useMember()
  const move = useMove()
  const before = assignee?.uuid ?? null
  const to = (value: string | null, done: string) => ({
    value,
    send: (at: number) => staffApi.assignEnquiry({ uuid, version: at, assignee: value }),
    done,
  })
  const give = (next: string | null, done: string) => {
    const was = to(before, `Assigned to ${assignee?.name ?? 'nobody'}`)
    return move({ uuid, fact: 'assignee', version, before: was, step: to(next, done) })
  }
  const others = colleagues.filter((colleague) => colleague.uuid !== me.uuid && colleague.uuid !== before)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="mr-auto text-small">
        <span className="font-semibold">Assigned to</span> {assignee?.name ?? 'nobody'}
      </p>
      {before !== me.uuid && <Button onClick={() => give(me.uuid, 'Assigned to you')}>Assign to me</Button>}
      {(others.length > 0 || before) && (
        <Menu
          label="Assign to"
          items={[
            ...others.map((other) => ({
              label: other.name,
              onChoose: () => give(other.uuid, `Assigned to ${other.name}`),
            })),
            ...(before ? [{ label: 'Nobody', onChoose: () => give(null, 'Assigned to nobody') }] : []),
          ]}
        />
      )}
    </div>
  )
}
