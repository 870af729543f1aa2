import { href, Link } from 'react-router'
import { PageTitle } from '../layout/page-title.tsx'
import { listingPages } from './listing-page-facts.ts'

export default function ListingPagesPage() {
  return (
    <>
      <PageTitle title="Listing pages" />
      <h1 className="text-h2">Listing pages</h1>
      <p className="mt-2 mb-6 max-w-text text-soft">
        These two fill themselves with products. You write what is shown above the products.
      </p>
      <ul className="border-t border-rule">
        {Object.entries(listingPages).map(([key, { name, about }]) => (
          <li key={key} className="relative border-b border-rule py-4 hover:bg-sand">
            <Link
              to={href('/admin/listing-pages/:key', { key })}
              className="font-semibold after:absolute after:inset-0"
            >
              {name}
            </Link>
            <p className="text-label text-soft">{about}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
