import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ProductChoice } from '../../../contract/staff-catalogue-lists.ts'
import { staffApi } from '../api.ts'

type Props = { taken: string[]; rangeUuid: string; onFound(product: ProductChoice): void }

/** Finds products by words of their names; each that is chosen is added, and the search goes on. */
export function ProductFinder({ taken, rangeUuid, onFound }: Props) {
  const [q, setQ] = useState('')
  const { products, waiting } = useProductChoices(q)
  const free = products.filter(({ uuid }) => !taken.includes(uuid))
  const choose = (product: ProductChoice | null) => {
    if (product) onFound(product)
    setQ('')
  }
  return (
    <Combobox.Root<ProductChoice>
      items={free}
      filter={null}
      value={null}
      onValueChange={choose}
      inputValue={q}
      onInputValueChange={setQ}
      itemToStringLabel={({ name }) => name}
      autoHighlight
    >
      <label htmlFor="add-product" className="mt-2 text-small font-semibold">
        Add a product
      </label>
      <Combobox.Input
        id="add-product"
        placeholder="Words of its name"
        className="block min-h-11 w-full rounded-sm border border-line bg-white px-3 py-2 lg:min-h-9"
      />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50">
          <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto border border-rule bg-white py-1 shadow-lg outline-none">
            <Combobox.Status className="px-3 text-small text-soft not-empty:py-2">
              {waiting ? 'Looking …' : free.length === 0 ? 'No other product by that name.' : ''}
            </Combobox.Status>
            <Combobox.List>
              {(product: ProductChoice) => (
                <Combobox.Item
                  key={product.uuid}
                  value={product}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-small outline-none data-highlighted:bg-sand lg:min-h-9"
                >
                  {product.name}
                  {product.rangeUuid !== null && product.rangeUuid !== rangeUuid && (
                    <span className="text-label text-soft">leaves another range</span>
                  )}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

const pauseMs = 150

function useProductChoices(q: string) {
  const [answer, setAnswer] = useState<{ q: string; products: ProductChoice[] }>()
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const products = await staffApi.productChoices({ q }, { signal: leaving.signal })
      setAnswer({ q, products: failed(products) ? [] : products })
    }
    const wait = setTimeout(() => ask().catch((error) => leaving.signal.aborted || console.error(error)), pauseMs)
    return () => {
      clearTimeout(wait)
      leaving.abort()
    }
  }, [q])
  return { products: answer?.products ?? [], waiting: answer?.q !== q }
}
