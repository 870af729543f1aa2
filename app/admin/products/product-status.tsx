import type { ListedStatus, ProductStatus } from '../../../contract/staff/products.ts'
import { statusNames } from '../../../contract/staff/site-words.ts'

export const listNames: Record<ListedStatus, string> = { all: 'All', ...statusNames, bin: 'In the bin' }

const looks: Record<ProductStatus, string> = {
  published: 'bg-sage text-green-deep',
  draft: 'border border-line bg-white',
  archived: 'bg-sand text-soft',
}

export function StatusBadge({ status, inBin = false }: { status: ProductStatus; inBin?: boolean }) {
  return (
    <span
      className={`inline-block px-2 py-0.5 text-label whitespace-nowrap ${inBin ? 'bg-sale text-white' : looks[status]}`}
    >
      {inBin ? listNames.bin : statusNames[status]}
    </span>
  )
}
