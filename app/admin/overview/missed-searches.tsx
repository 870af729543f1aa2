import { href } from 'react-router'
import type { Missed } from '../../../contract/staff/overview.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { TextLink } from '../controls/text-links.tsx'
import { MissedList } from '../synonyms/missed-list.tsx'
import { Part, SoftText } from './part.tsx'

export function MissedSearches({ missed: { count, first } }: { missed: Missed }) {
  const links = (
    <span className="flex flex-wrap gap-x-4">
      <TextLink to={href('/admin/searches')}>All searches</TextLink>
      <TextLink to={href('/admin/synonyms')}>
        {count > first.length ? `All ${writeWhole(count)}, and synonyms` : 'Synonyms'}
      </TextLink>
    </span>
  )
  return (
    <Part title="Searches that found nothing" note={links}>
      {count === 0 ? <SoftText>None: every search showed something.</SoftText> : <MissedList searches={first} />}
    </Part>
  )
}
