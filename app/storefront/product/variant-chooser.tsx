import { productAddress } from '../../../contract/addresses.ts'
import type { Product } from '../../../contract/catalogue.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { nameOption } from './variant-title.ts'

type Props = { product: Product; chosen: string }

/** Pills on a wide screen, a list that unfolds on a narrow one. Both consist of links only. */
export function VariantChooser({ product, chosen }: Props) {
  const { variantList } = product
  if (variantList.length <= 1) return null
  const place = variantList.findIndex(({ uuid }) => uuid === chosen)
  return (
    <nav aria-label="Options">
      <h2 className="text-h3">Options</h2>
      {/* Dozens of options would push the buttons below them out of sight: the list scrolls, and cuts a row to show it. */}
      <ul className="-mx-1 mt-2 flex max-h-60 flex-wrap gap-2 overflow-y-auto p-1 max-md:hidden">
        <VariantLinks
          product={product}
          chosen={chosen}
          className="inline-flex items-center border border-line px-4 py-2 transition-colors hover:border-ink aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-paper"
        />
      </ul>
      <details key={chosen} className="group mt-3 border border-line md:hidden">
        <summary className="flex items-center justify-between px-4 py-2.5">
          {place < 0 ? 'Choose an option' : nameOption(variantList[place]?.name ?? '', place)}
          <ChevronIcon className="fold-mark" />
        </summary>
        <ul className="border-t border-rule">
          <VariantLinks
            product={product}
            chosen={chosen}
            className="flex items-center px-4 py-2.5 aria-[current]:font-semibold"
          />
        </ul>
      </details>
    </nav>
  )
}

function VariantLinks({ product, chosen, className }: Props & { className: string }) {
  return product.variantList.map(({ uuid, name, swatch, imageUrl }, place) => (
    <li key={uuid}>
      <a
        href={productAddress(product.uuid, product.name, uuid)}
        aria-current={uuid === chosen ? 'true' : undefined}
        className={`gap-3 ${className}`}
      >
        {swatch && (
          <i className="size-5 shrink-0 rounded-full border border-line" style={{ backgroundColor: swatch }} />
        )}
        {imageUrl && <img src={imageUrl} alt="" loading="lazy" className="size-8 shrink-0 object-cover" />}
        {nameOption(name, place)}
      </a>
    </li>
  ))
}
