import { href, Link } from 'react-router'
import type { Missed } from '../../../contract/staff/overview.ts'
import { MissedList } from '../synonyms/missed-list.tsx'
import { Calm, Part } from './part.tsx'

export function MissedSearches({ missed: { count, first } }: { missed: Missed }) {
  const all = (
    <Link to={href('/admin/synonyms')} className="inline-flex min-h-11 items-center underline lg:min-h-0">
      {count > first.length ? `All ${count.toLocaleString('en-GB')}, and synonyms` : 'Synonyms'}
    </Link>
  )
  return (
    <Part title="Searches that found nothing" note={all}>
      {count === 0 ? <Calm>None: every search showed something.</Calm> : <MissedList searches={first} />}
    </Part>
  )
}
