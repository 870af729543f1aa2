import { useRef } from 'react'
import { statusLabels } from '../../../../contract/enquiry-labels.ts'
import type { EnquiryFilters, EnquiryRow, EnquiryStatus, Inbox } from '../../../../contract/staff/enquiries.ts'
import type { SeveralMoveSent } from '../../../../contract/staff/enquiry-changes.ts'
import { writeWhole } from '../../../../contract/whole-numbers.ts'
import { Button } from '../../controls/button.tsx'
import { Menu } from '../../controls/menu.tsx'
import { describeChosen } from '../../list/describe-chosen.ts'
import { RowTick } from '../../list/row-tick.tsx'
import type { Selection } from '../../list/selection.ts'
import { useSeveralMove } from './several.ts'

type Props = {
  selection: Selection
  inbox: Pick<Inbox, 'total' | 'colleagues'>
  rows: EnquiryRow[]
  /** The filters of the list, which select the same enquiries on the server. */
  filters: Partial<EnquiryFilters>
}

/** The actions on the selected enquiries, or on all that match the list's filters. */
export function ChosenBar({ selection, inbox, rows, filters }: Props) {
  const bar = useRef<HTMLElement>(null)
  const carryOut = useSeveralMove()
  const { count, everything, except, ticked, chooseAll, clear, clearDone } = selection
  const target: SeveralMoveSent['target'] = everything ? { found: filters, except } : { uuids: ticked }
  const move = async (to: SeveralMoveSent['to'], say: (count: string) => string) => {
    if (!(await carryOut({ target, to, expected: everything ? inbox.total : count }, say))) return
    clearDone()
    bar.current?.focus()
  }
  const set = (status: EnquiryStatus) => move({ status }, (several) => `${several}: ${statusLabels[status]}`)
  const give = (assignee: string | null, name: string) =>
    move({ assignee }, (several) => `${several} assigned to ${name}`)
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Selected enquiries"
      className={`flex min-h-12 flex-wrap items-center gap-x-1 outline-none sm:px-2 ${count > 0 ? 'sticky top-14 z-20 bg-sage' : ''}`}
    >
      <TickPage selection={selection} rows={rows} />
      <p role="status" className={`mr-auto text-small ${count > 0 ? 'font-semibold' : 'text-soft'}`}>
        {describeChosen(selection, { noun: 'enquiry', total: inbox.total }) || 'Select all on this page'}
      </p>
      {count > 0 && (
        <>
          <Button look="plain" className="px-2" onClick={() => set('spam')}>
            Spam
          </Button>
          <Menu
            label="Assign to"
            items={[
              ...inbox.colleagues.map(({ uuid, name }) => ({ label: name, onChoose: () => give(uuid, name) })),
              { label: 'Nobody', onChoose: () => give(null, 'nobody') },
            ]}
          />
          <Menu
            label="Close"
            items={[
              { label: 'Close as won', onChoose: () => set('won') },
              { label: 'Close as lost', onChoose: () => set('lost') },
            ]}
          />
        </>
      )}
      {inbox.total > rows.length && !(everything && except.length === 0) && (
        <Button look="plain" className="px-2" onClick={chooseAll}>
          Select all {writeWhole(inbox.total)}
        </Button>
      )}
      {count > 0 && (
        <Button look="plain" className="px-2" onClick={clear}>
          Clear the selection
        </Button>
      )}
    </section>
  )
}

function TickPage({ selection, rows }: Pick<Props, 'selection' | 'rows'>) {
  const keys = rows.map(({ uuid }) => uuid)
  const ticked = keys.filter(selection.has).length
  const all = ticked === keys.length && ticked > 0
  return (
    <RowTick
      label="All on this page"
      checked={all}
      partly={ticked > 0 && !all}
      onChange={(on) => selection.toggle(keys, on)}
    />
  )
}
