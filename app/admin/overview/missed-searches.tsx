import { href, Link } from 'react-router'
import type { Missed } from '../../../contract/staff/overview.ts'
import { MissedList } from '../synonyms/missed-list.tsx'
import { Calm, Part } from './part.tsx'

export function MissedSearches({ missed: { count, first } }: { missed: Missed }) {
  const links = (
    <span className="flex flex-wrap gap-x-4">
      <Link to={href('/admin/searches')} className={link}>
        All searches
      </Link>
      <Link to={href('/admin/synonyms')} className={link}>
        {count > first.length ? `All ${count.toLocaleString('en-GB')}, and synonyms` : 'Synonyms'}
      </Link>
    </span>
  )
  return (
    <Part title="Searches that found nothing" note={links}>
      {count === 0 ? <Calm>None: every search showed something.</Calm> : <MissedList searches={first} />}
    </Part>
  )
}

const link = 'inline-flex min-h-11 items-center underline lg:min-h-0'
