import { href } from 'react-router'
import type { HomeRowRow } from '../../../contract/staff/home-rows.ts'
import { staffApi } from '../api.ts'
import { OrderedRows } from '../list/ordered-rows.tsx'
import { describeRow, explainGap, nameRow } from './home-row-texts.ts'
import { NewHomeRow } from './new-home-row.tsx'

/** The rows of products, in the order of the page. */
export function HomeRowList({ rows }: { rows: HomeRowRow[] }) {
  return (
    <section aria-labelledby="rows">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="rows" className="mr-auto text-h3">
          Rows of products
        </h2>
        <NewHomeRow />
      </div>
      <p className="mb-3 max-w-text text-label text-soft">
        They follow the categories, in this order. A row without products is not shown to shoppers.
      </p>
      {rows.length === 0 ? (
        <p className="border border-rule bg-white p-8 text-center">
          No rows yet. Add one to show products on the home page.
        </p>
      ) : (
        <OrderedRows
          label="Rows of products"
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={nameRow}
          noteOf={describeRow}
          to={(key) => href('/admin/home/rows/:key', { key })}
          whyNotShown={explainGap}
          save={(order) => staffApi.orderHomeRows({ order })}
        />
      )}
    </section>
  )
}
