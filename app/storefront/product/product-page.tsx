import { productAddress } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { effectivePrice } from '../../../contract/prices.ts'
import { goTo, inBrowser, isMissing, onServer, orHome, orMissing, type PageOf, type PageRequest } from '../../api.ts'
import { useShownEvent } from '../analytics/track-event.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { viewCards } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { productTrail } from '../structured-data/trail.ts'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductSummary } from './product-summary.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load({ api, url, query, params: { productUuid = '', variantUuid } }: PageRequest) {
  const [answer, asked, related] = await Promise.all([
    api.product({ productUuid }),
    variantUuid ? api.variant({ variantUuid }) : null,
    orMissing(api.relatedProducts({ productUuid })),
  ])
  const { product, variant: first } = orHome(answer)
  if (failed(asked) && (asked.status === 404 || asked.status === 400))
    throw goTo(productAddress(product.uuid, product.name) + url.search)
  const variant = asked ? orHome(asked) : first
  if (variant.productUuid !== product.uuid) throw goTo('/')
  return {
    product,
    variant,
    isFirst: variant.uuid === first.uuid,
    wholeText: query.get('description') === 'whole',
    related: isMissing(related) ? related : viewCards(related),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProductPage({ loaderData }: PageOf<typeof load>) {
  const { product, variant, isFirst, wholeText, related } = loaderData
  const item = {
    item_id: variant.uuid,
    item_name: product.name,
    item_brand: product.brand,
    price: effectivePrice(variant),
  }
  useShownEvent('view_item', variant.uuid, { currency: 'GBP', value: item.price, items: [item] })
  const path = productAddress(product.uuid, product.name, isFirst ? '' : variant.uuid)
  const pictures = variant.images.length > 0 ? variant.images : product.images
  return (
    <>
      <ProductHead product={product} variant={variant} path={path} />
      <article id="product" className="wrap pt-4">
        <PageTrail crumbs={productTrail(product)} />
        <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[7fr_5fr] md:gap-y-10 md:grid-rows-[auto_1fr] lg:gap-x-20">
          <Gallery key={variant.uuid} pictures={pictures} name={product.name} />
          <div className="flex flex-col gap-8 md:row-span-2">
            <ProductSummary product={product} variant={variant} />
            <Description
              key={variant.uuid}
              html={variant.descriptionHtml || product.descriptionHtml}
              openedWhole={wholeText}
            />
          </div>
          <ProductFacts product={product} variant={variant} />
        </div>
      </article>
      {isMissing(related) ? (
        <LoadFailure {...related} className="wrap" />
      ) : (
        <ProductRow id="related" title="Products related to this item." cards={related} />
      )}
      <RecentlyViewed shown={{ productUuid: product.uuid, variantUuid: variant.uuid }} />
    </>
  )
}
