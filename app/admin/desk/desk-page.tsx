import { Link } from 'react-router'
import { useMember } from '../layout/desk-layout.tsx'
import { listPlaces } from '../layout/navigation.ts'
import { PageTitle } from '../layout/page-title.tsx'

export default function DeskPage() {
  const { name, role } = useMember()
  const places = listPlaces(role).flatMap((group) => group.places.filter(({ end }) => !end))
  return (
    <>
      <PageTitle title="Desk" />
      <h1 className="text-h2">Hello, {name}</h1>
      <p className="mt-2 text-soft">What would you like to work on?</p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-16 items-center border border-rule bg-white px-5 font-semibold hover:border-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
