import type { EnquiryPeriod, Inbox } from '../../../../contract/staff/enquiries.ts'
import { type Choice, ChoiceField } from '../../form/fields/choice-field.tsx'
import { useMember } from '../../layout/back-office-layout.tsx'
import { FilterDrawer } from '../../list/filter-drawer.tsx'
import type { ListState } from '../../list/list-state.ts'

type Props = { state: ListState; inbox: Inbox }

const periods: Record<Exclude<EnquiryPeriod, 'any'>, string> = {
  today: 'Today',
  week: 'The last 7 days',
  month: 'The last 30 days',
  year: 'The last 365 days',
  '1-2-days': '1–2 days ago',
  '3-7-days': '3–7 days ago',
  'over-7-days': 'More than 7 days ago',
}
const toChoices = (labels: Record<string, string>): Choice<string>[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const names = ['assignee', 'department', 'period']

/** All filters but the status, behind one button. */
export function InboxFilters({ state, inbox }: Props) {
  const me = useMember()
  const others = inbox.colleagues.filter(({ uuid }) => uuid !== me.uuid)
  const assignees = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody yet' },
    ...others.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ]
  const asked = state.read('assignee')
  const isFormer = asked !== null && !assignees.some(({ value }) => value === asked)
  if (isFormer) assignees.push({ value: asked, label: 'A former colleague' })
  const bind = (name: string, label: string) => ({
    name: `filter-${name}`,
    label,
    value: state.read(name),
    problems: {},
    onChange: (value: string | null) => state.change({ [name]: value, page: null }),
  })
  const chosen = names.filter((name) => state.read(name) !== null).length
  return (
    <FilterDrawer
      chosen={chosen}
      clear={() => state.change({ assignee: null, department: null, period: null, page: null })}
    >
      <ChoiceField bound={bind('assignee', 'Assigned to')} choices={assignees} none="Anyone" />
      <ChoiceField
        bound={bind('department', 'Department')}
        choices={inbox.departments.map((name) => ({ value: name, label: name }))}
        none="Any"
      />
      <ChoiceField bound={bind('period', 'Received')} choices={toChoices(periods)} none="Any time" />
    </FilterDrawer>
  )
}
