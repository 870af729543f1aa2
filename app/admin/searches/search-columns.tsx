import { searchAddress } from '../../../contract/addresses.ts'
import { writeList } from '../../../contract/list-text.ts'
import type { CountedSearch } from '../../../contract/staff/searches.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import type { Column } from '../list/record-table.tsx'

/** The proportion of searches in which a product was opened, capped at 1 because a shopper may open several. */
const openedShare = ({ asked, opened }: CountedSearch) => (asked === 0 ? 0 : Math.min(1, opened / asked))

/** Whether shoppers get an answer about the shop, or are sent to a page, instead of results. */
const isAnswered = ({ isQuestion, sendTo }: CountedSearch): boolean => isQuestion || sendTo !== null

/** Whether shoppers get neither products nor an answer. */
export const findsNothing = (search: CountedSearch): boolean => search.found === 0 && !isAnswered(search)

/** Whether shoppers get only products, and nobody opened one. */
export const isPassedBy = (search: CountedSearch): boolean =>
  search.found > 0 && search.opened === 0 && !isAnswered(search)

function showFound(search: CountedSearch) {
  if (findsNothing(search)) return <strong className="text-sale">None</strong>
  return search.found === 0 ? 'Answered' : writeWhole(search.found)
}

/** How the search was read: its meanings, its correction and what was given up. */
const describeUnderstanding = ({ understood, relaxed, correctedTo, isQuestion, sendTo }: CountedSearch): string =>
  [
    isQuestion ? 'a question about the shop' : '',
    sendTo === null ? '' : `leads to ${sendTo}`,
    understood.join(' · '),
    correctedTo === null ? '' : `read as “${correctedTo}”`,
    relaxed.length === 0 ? '' : `without ${writeList(relaxed)}`,
  ]
    .filter(Boolean)
    .join('; ')

export const columns: Column<CountedSearch>[] = [
  {
    key: 'text',
    label: 'Search',
    show: ({ text }) => (
      <a href={`${searchAddress(text)}?results`} className="font-semibold hover:text-green">
        {text}
      </a>
    ),
    sortBy: ({ text }) => text,
  },
  {
    key: 'asked',
    label: 'Times',
    align: 'right',
    show: ({ asked }) => writeWhole(asked),
    sortBy: ({ asked }) => asked,
  },
  {
    key: 'found',
    label: 'Results',
    align: 'right',
    show: showFound,
    sortBy: ({ found }) => found,
  },
  {
    key: 'opened',
    label: 'Opened',
    align: 'right',
    wide: true,
    show: (search) => (search.found === 0 ? '–' : `${Math.round(openedShare(search) * 100)}%`),
    sortBy: openedShare,
  },
  {
    key: 'understood',
    label: 'Understood',
    wide: true,
    show: (search) => describeUnderstanding(search),
    sortBy: describeUnderstanding,
  },
]
