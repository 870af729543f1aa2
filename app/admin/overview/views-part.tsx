import { href, Link } from 'react-router'
import type { ViewCounts, ViewedProduct } from '../../../contract/staff/overview.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { DayCharts, NumberHead } from '../views/day-charts.tsx'
import { nameCounts } from '../views/name-counts.ts'
import { Part, SoftText } from './part.tsx'

const spans = [30, 90]
const few = 5

/** Product views and enquiries by day. */
export function ViewsPart({ views: { days, products } }: { views: ViewCounts }) {
  const choice = (
    <span className="flex gap-3">
      {spans.map((span) => (
        <Link
          key={span}
          to={`${href('/admin')}?days=${span}`}
          replace
          preventScrollReset
          aria-current={days.length === span ? 'true' : undefined}
          className="inline-flex min-h-11 items-center underline aria-current:font-semibold aria-current:text-ink aria-current:no-underline lg:min-h-6"
        >
          {span} days
        </Link>
      ))}
    </span>
  )
  return (
    <Part title={nameCounts(days)} note={choice}>
      <DayCharts days={days} />
      {products.length === 0 ? (
        <SoftText>No products in this period yet.</SoftText>
      ) : (
        <>
          <ProductTable products={products.slice(0, few)} />
          {products.length > few && (
            <details className="text-small">
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline lg:min-h-9">
                The next {products.length - few}
              </summary>
              <ProductTable products={products.slice(few)} />
            </details>
          )}
        </>
      )}
    </Part>
  )
}

function ProductTable({ products }: { products: ViewedProduct[] }) {
  const [first] = products
  return (
    <table className="w-full table-fixed border-collapse text-small" aria-label="Products">
      <thead>
        <tr className="text-left text-label text-soft">
          <th scope="col">Product</th>
          {first?.views !== null && <NumberHead>Views</NumberHead>}
          {first?.enquiries !== null && <NumberHead>Enquiries</NumberHead>}
        </tr>
      </thead>
      <tbody>
        {products.map(({ uuid, name, views, enquiries }) => (
          <tr key={uuid} className="relative border-t border-rule hover:bg-sand">
            <th scope="row" className="h-11 truncate text-left font-normal lg:h-9">
              <Link to={href('/admin/products/:uuid', { uuid })} className="after:absolute after:inset-0">
                {name}
              </Link>
            </th>
            {views !== null && <td className="text-right tabular-nums">{writeWhole(views)}</td>}
            {enquiries !== null && <td className="text-right tabular-nums">{enquiries}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
