import { productAddress } from '../../../contract/addresses.ts'
import type { Variant } from '../../../contract/catalogue.ts'
import { Picture } from '../../ui/picture.tsx'
import { NoPhotograph } from '../product-card/no-photograph.tsx'
import { Price } from '../product-card/price.tsx'

/** Shows the product of the enquiry beside the form. */
export function AskedProduct({ variant }: { variant: Variant }) {
  const [picture] = variant.images
  return (
    <section
      aria-label="The product you ask about"
      className="flex flex-wrap items-center gap-5 border-y border-rule py-5"
    >
      <div className="aspect-4/3 w-28 shrink-0 overflow-hidden bg-sand sm:w-40">
        {picture ? (
          <Picture picture={picture} sizes="10rem" largest={320} className="size-full object-cover" />
        ) : (
          <NoPhotograph className="size-full place-items-center p-2 text-label" />
        )}
      </div>
      <div className="grow basis-36">
        <h2 className="text-h3">
          <a
            href={productAddress(variant.productUuid, variant.productName, variant.uuid)}
            className="plain-link inline-block py-1"
          >
            {variant.productName}
          </a>
        </h2>
        {variant.name && <p className="label">{variant.name}</p>}
        <p className="mt-2 font-semibold tabular-nums">
          <Price facts={variant} />
        </p>
      </div>
    </section>
  )
}
