import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { findOpenGroup, type Group, holdsPath, type Place } from './navigation.ts'

type Props = { groups: Group[]; onChoose?(): void }

const row = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left text-small hover:bg-sand lg:min-h-9'

/** The everyday pages, then one button for each group of other pages; one group is open at a time. */
export function Navigation({ groups, onChoose }: Props) {
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<{ label: string; pathname: string }>()
  // Opening another page opens the group of that page.
  const open = chosen?.pathname === pathname ? chosen.label : findOpenGroup(groups, pathname)
  return (
    <ul>
      {groups.map(({ label, places }) =>
        label === '' ? (
          places.map((place) => <PlaceLink key={place.to} place={place} onChoose={onChoose} />)
        ) : (
          <FoldedGroup
            key={label}
            group={{ label, places }}
            open={open === label}
            onToggle={() => setChosen({ label: open === label ? '' : label, pathname })}
            onChoose={onChoose}
          />
        ),
      )}
    </ul>
  )
}

type FoldedProps = { group: Group; open: boolean; onToggle(): void; onChoose?(): void }

function FoldedGroup({ group: { label, places }, open, onToggle, onChoose }: FoldedProps) {
  const id = useId()
  return (
    <li className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
        className={`${row} font-semibold`}
      >
        {label}
        <ChevronIcon className={`ml-auto size-4 text-soft ${open ? '' : '-rotate-90'}`} />
      </button>
      {open && (
        <ul id={id} className="mb-2 ml-3 border-l border-rule pl-2">
          {places.map((place) => (
            <PlaceLink key={place.to} place={place} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  )
}

function PlaceLink({ place, onChoose }: { place: Place; onChoose?(): void }) {
  const { to, label, waiting } = place
  const isHere = holdsPath(place, useLocation().pathname)
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        onClick={onChoose}
        className={`${row} aria-[current=page]:bg-sage aria-[current=page]:font-semibold`}
      >
        {label}
        {waiting && <Waiting count={waiting.count} of={waiting.of} />}
      </Link>
    </li>
  )
}

export function Waiting({ count, of }: { count: number; of: string }) {
  return (
    <span className="ml-auto rounded-full bg-green px-2 text-label font-semibold text-paper tabular-nums">
      {writeWhole(count)}
      <span className="sr-only"> {of}</span>
    </span>
  )
}
