import { formatDate, formatDay } from '../../../contract/dates/staff-dates.ts'
import { formatPounds } from '../../../contract/prices.ts'
import type { ProductRow } from '../../../contract/staff/products.ts'
import { useColumnScreen } from '../layout/wide-screen.ts'
import { days } from '../list/list-order.ts'
import type { Column } from '../list/record-table.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { StatusBadge } from './product-status.tsx'

/** The server sorts; this value only marks the columns that it can sort by. */
const byServer = () => 0

/** `onPrice`: for members who may change prices, a price is a button. */
export const listProductColumns = (onPrice?: (row: ProductRow) => void): Column<ProductRow>[] => [
  { key: 'name', label: 'Name', show: (row) => <ProductName row={row} />, sortBy: byServer },
  {
    key: 'price',
    label: 'Price',
    align: 'right',
    show: (row) => <PriceCell row={row} onPrice={onPrice} />,
    sortBy: byServer,
  },
  {
    key: 'status',
    label: 'Status',
    wide: true,
    show: ({ status }) => <StatusCell status={status} />,
    sortBy: byServer,
    ways: ['on the site first', 'archived first'],
  },
  { key: 'place', label: 'Sub-category', wide: true, show: ({ subCategory }) => subCategory || <Missing /> },
  { key: 'brand', label: 'Brand', wide: true, show: ({ brand }) => brand },
  { key: 'range', label: 'Range', wide: true, extra: true, show: ({ range }) => range },
  { key: 'variants', label: 'Variants', wide: true, align: 'right', show: ({ variantCount }) => variantCount },
  { key: 'code', label: 'Code', wide: true, extra: true, show: ({ supplierCode }) => supplierCode },
  {
    key: 'listed',
    label: 'Listed',
    wide: true,
    extra: true,
    show: ({ listedAt }) => formatDate(listedAt),
    sortBy: byServer,
    ways: days,
  },
  {
    key: 'updated',
    label: 'Changed',
    wide: true,
    show: ({ updatedAt }) => formatDate(updatedAt),
    sortBy: byServer,
    ways: days,
  },
]

function ProductName({ row: { name, picture, status } }: { row: ProductRow }) {
  const hasColumns = useColumnScreen()
  return (
    <span className="flex items-center gap-3">
      <span className="block size-10 shrink-0 bg-sand">
        {picture && <Thumbnail picture={picture} alt="" sizes="40px" />}
      </span>
      <span className="min-w-0">
        {name}
        {!hasColumns && status !== 'published' && (
          <span className="block font-normal">
            <StatusBadge status={status} />
          </span>
        )}
      </span>
    </span>
  )
}

/** On a phone the status is below the name. */
const StatusCell = ({ status }: Pick<ProductRow, 'status'>) => useColumnScreen() && <StatusBadge status={status} />

function PriceCell({ row, onPrice }: { row: ProductRow; onPrice?: (row: ProductRow) => void }) {
  const { price, onSale } = row
  const note = price === 0 ? null : describePeriod(row)
  const text =
    price === 0 ? (
      <Missing />
    ) : (
      <span className={`tabular-nums ${onSale ? 'font-semibold text-sale' : ''}`}>{formatPounds(price)}</span>
    )
  return (
    <>
      {onPrice ? (
        <button
          type="button"
          className="relative z-10 min-h-11 min-w-11 text-right underline decoration-line underline-offset-4 hover:text-green lg:min-h-9"
          onClick={() => onPrice(row)}
        >
          {text}
          <span className="sr-only">Change the price of {row.name}</span>
        </button>
      ) : (
        text
      )}
      {note && <span className="block text-label text-soft">{note}</span>}
    </>
  )
}

/** When the current offer ends, or when the next one starts. */
function describePeriod({ saleStartsAt, saleEndsAt }: Pick<ProductRow, 'saleStartsAt' | 'saleEndsAt'>) {
  if (saleStartsAt) return `Starts ${formatDay(saleStartsAt)}`
  return saleEndsAt && `Sale until ${formatDay(saleEndsAt)}`
}

const Missing = () => <span className="text-soft">None</span>
