import { NavLink } from 'react-router'
import type { Group } from './navigation.ts'

type Props = { groups: Group[]; onChoose?(): void }

export function Navigation({ groups, onChoose }: Props) {
  return groups.map(({ label, places }) => (
    <div key={label} className="mb-5">
      {label && <p className="mb-1 px-3 text-label text-soft">{label}</p>}
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <NavLink
              to={place.to}
              end={place.end}
              onClick={onChoose}
              className="flex min-h-11 items-center rounded-sm px-3 text-small hover:bg-sand aria-[current=page]:bg-sage aria-[current=page]:font-semibold lg:min-h-9"
            >
              {place.label}
              {place.waiting && <Waiting count={place.waiting.count} of={place.waiting.of} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

export function Waiting({ count, of }: { count: number; of: string }) {
  return (
    <span className="ml-auto rounded-full bg-green px-2 text-label font-semibold text-paper tabular-nums">
      {count.toLocaleString('en-GB')}
      <span className="sr-only"> {of}</span>
    </span>
  )
}
