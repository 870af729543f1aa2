import { href, Link } from 'react-router'
import type { EnquiryAge, OpenEnquiries as Open } from '../../../contract/staff/overview.ts'
import { Part, SoftText } from './part.tsx'

const labels: Record<EnquiryAge, string> = {
  today: 'Today',
  '1-2-days': '1–2 days',
  '3-7-days': '3–7 days',
  'over-7-days': 'Older',
}

/** Enquiries that wait for an answer, the oldest first. */
export function OpenEnquiries({ ages }: { ages: Open[] }) {
  const open = ages.reduce((sum, age) => sum + age.open, 0)
  const unanswered = ages.reduce((sum, age) => sum + age.unanswered, 0)
  return (
    <Part title="Open enquiries" note={open > 0 && describeUnanswered(unanswered)}>
      {open === 0 ? (
        <SoftText>No open enquiries.</SoftText>
      ) : (
        <ul className="grid grid-cols-2 gap-px border border-rule bg-rule sm:grid-cols-4">
          {ages.map((age) => (
            <Age key={age.age} {...age} />
          ))}
        </ul>
      )}
    </Part>
  )
}

const describeUnanswered = (count: number) => (count === 0 ? 'All of them answered' : `${count} not answered yet`)

function Age({ age, open, unanswered }: Open) {
  const isLate = unanswered > 0 && age !== 'today'
  return (
    <li className="relative bg-white p-3 hover:bg-sand">
      <Link to={`${href('/admin/enquiries')}?period=${age}`} className="block after:absolute after:inset-0">
        <span className={`block text-h2 tabular-nums ${open === 0 ? 'text-soft' : ''}`}>{open}</span>
        <span className="block text-small">{labels[age]}</span>
      </Link>
      <span className={`block min-h-5 text-label ${isLate ? 'font-semibold text-sale' : 'text-soft'}`}>
        {unanswered > 0 && `${unanswered} not answered`}
      </span>
    </li>
  )
}
