import { useState } from 'react'
import { Link } from 'react-router'
import type { ProductChoice } from '../../../contract/staff-catalogue-lists.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import type { Bound } from '../form/bound.ts'
import { GroupFrame } from '../form/group-frame.tsx'
import { OrderedList } from '../form/ordered-list.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { ProductFinder } from './product-finder.tsx'

type Props = { bound: Bound<string[]>; rangeUuid: string; known: ProductChoice[] }

export function RangeProducts({ bound, rangeUuid, known }: Props) {
  const { value, onChange } = bound
  const [found, setFound] = useState<ProductChoice[]>([])
  const names = new Map([...known, ...found].map((product) => [product.uuid, product]))
  const nameOf = (uuid: string) => names.get(uuid)?.name ?? 'A product'
  const add = (product: ProductChoice) => {
    setFound((before) => [...before, product])
    onChange([...value, product.uuid])
  }
  return (
    <GroupFrame bound={bound}>
      {value.length === 0 && <p className="text-small text-soft">No products yet. Add the first one below.</p>}
      <OrderedList
        label="Products of the range"
        items={value}
        keyOf={(uuid) => uuid}
        nameOf={nameOf}
        onOrder={onChange}
        className="border-t border-rule"
        itemClassName="flex items-center gap-3 border-b border-rule bg-paper py-1"
      >
        {(uuid, controls) => (
          <>
            <RangeProduct uuid={uuid} product={names.get(uuid)} />
            {controls}
            <button
              type="button"
              aria-label={`Remove ${nameOf(uuid)}`}
              onClick={() => onChange(value.filter((other) => other !== uuid))}
              className="inline-flex size-11 shrink-0 items-center justify-center text-soft hover:text-ink lg:size-8"
            >
              <CloseIcon className="size-4" />
            </button>
          </>
        )}
      </OrderedList>
      <ProductFinder taken={value} rangeUuid={rangeUuid} onFound={add} />
    </GroupFrame>
  )
}

function RangeProduct({ uuid, product }: { uuid: string; product?: ProductChoice }) {
  return (
    <span className="flex min-w-0 grow items-center gap-3 text-small">
      <span className="size-10 shrink-0 overflow-hidden bg-sand">
        {product?.picture && <Thumbnail picture={product.picture} alt="" sizes="40px" />}
      </span>
      <Link to={`/admin/products/${uuid}`} className="line-clamp-2 min-w-0 hover:underline">
        {product?.name ?? 'A product'}
      </Link>
      {product && product.status !== 'published' && (
        <span className="rounded-sm bg-sand px-1.5 text-label text-soft">
          {product.status === 'draft' ? 'Draft' : 'Archived'}
        </span>
      )}
    </span>
  )
}
