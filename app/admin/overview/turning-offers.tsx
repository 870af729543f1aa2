import { href, Link } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { CatalogueState } from '../../../contract/staff/overview.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { Part, SoftText } from './part.tsx'

type Turning = CatalogueState['ending']

export function TurningOffers({ state: { ending, coming } }: { state: CatalogueState }) {
  return (
    <Part title="Offers">
      {ending.count + coming.count === 0 && <SoftText>No sale ends within a week, and none is due to start.</SoftText>}
      <Turns title="End within a week" trait="sale-ends" turning={ending} />
      <Turns title="Not started yet" trait="sale-begins" turning={coming} />
    </Part>
  )
}

function Turns({ title, trait, turning: { count, first } }: { title: string; trait: string; turning: Turning }) {
  if (count === 0) return null
  return (
    <>
      <h3 className="mt-3 mb-1 font-sans text-label font-semibold text-soft">{title}</h3>
      <ul>
        {first.map(({ uuid, name, at }) => (
          <li
            key={uuid}
            className="relative flex min-h-11 flex-wrap items-center gap-x-3 border-t border-rule py-1 text-small hover:bg-sand lg:min-h-9"
          >
            <Link
              to={href('/admin/products/:uuid', { uuid })}
              className="min-w-0 grow truncate after:absolute after:inset-0"
            >
              {name}
            </Link>
            <time dateTime={at} className="text-label text-soft tabular-nums">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <Link
          to={`${href('/admin/products')}?status=published&only=${trait}`}
          className="inline-flex min-h-11 items-center text-small underline lg:min-h-9"
        >
          All {writeWhole(count)}
        </Link>
      )}
    </>
  )
}
