import { categoryAddress, productAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { inBrowser, onServer, orElse, orHome, type PageOf, type Visit } from '../../api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { viewCard } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductSummary } from './product-summary.tsx'

async function load({ api, params: { productUuid = '', variantUuid } }: Visit) {
  const [answer, asked, related] = await Promise.all([
    api.product({ productUuid }),
    variantUuid ? api.variant({ variantUuid }) : null,
    orElse(api.relatedProducts({ productUuid }), []),
  ])
  const { product, variant: lead } = orHome(answer)
  const isOfProduct = asked !== null && !failed(asked) && asked.productUuid === product.uuid
  return { product, variant: isOfProduct ? asked : lead, isLead: !isOfProduct, related: related.map(viewCard) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProductPage({ loaderData: { product, variant, isLead, related } }: PageOf<typeof load>) {
  const path = productAddress(product.uuid, product.name, isLead ? '' : variant.uuid)
  const pictures = variant.images.length > 0 ? variant.images : product.images
  const crumbs = [
    { name: product.category, path: categoryAddress(product.catRoute) },
    { name: product.subCategory, path: subCategoryAddress(product.catRoute, product.subCatRoute) },
    { name: product.name, path },
  ]
  return (
    <>
      <PageHead
        title={product.pageTitle || [product.name, variant.name].filter(Boolean).join(' in ')}
        description={product.metaDescription || (variant.description || product.description).slice(0, 160)}
        keywords={product.keywords || product.metaTags.join(', ')}
        path={path}
      />
      <article id="product" className="wrap pt-4">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[7fr_5fr] md:gap-y-10 md:grid-rows-[auto_1fr] lg:gap-x-20">
          <Gallery key={variant.uuid} pictures={pictures} name={product.name} />
          <div className="flex flex-col gap-8 md:row-span-2">
            <ProductSummary product={product} variant={variant} />
            <Description key={variant.uuid} html={variant.descriptionHtml || product.descriptionHtml} />
          </div>
          <ProductFacts product={product} variant={variant} />
        </div>
      </article>
      <ProductRow id="related" title="Products related to this item." cards={related} />
    </>
  )
}
