import type { HomeRows } from '../../../contract/staff/catalogue.ts'
import { HomeRow } from './home-row.tsx'
import { HomeRowHistory } from './home-row-history.tsx'

/** Which sub-category fills which row; a change is saved at once. */
export function HomeRowList({ home: { rows, subCategories } }: { home: HomeRows }) {
  return (
    <section aria-labelledby="rows">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="rows" className="mr-auto text-h3">
          Rows of products
        </h2>
        <HomeRowHistory rows={rows} />
      </div>
      <p className="mb-3 max-w-text text-label text-soft">
        The heading of a row is what fills it, and its ‘See all’ links there. A row without products is not shown.
      </p>
      <ul className="border-t border-rule">
        {rows.map((row) => (
          <li key={row.key} className="border-b border-rule py-3">
            <HomeRow row={row} subCategories={subCategories} />
          </li>
        ))}
      </ul>
    </section>
  )
}
