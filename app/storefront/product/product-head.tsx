import type { Product, Variant } from '../../../contract/catalogue.ts'
import { shortenDescription } from '../../../contract/head-texts.ts'
import { titleVariant } from '../../../contract/variant-names.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/site.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { findMarkupPrice } from '../structured-data/offer.ts'
import { describeProduct } from '../structured-data/product-markup.ts'

type Props = { product: Product; variant: Variant; path: string }

export function ProductHead({ product, variant, path }: Props) {
  const { settings } = useSite()
  const price = findMarkupPrice(variant, settings.offerWhenUnpriced)
  return (
    <>
      <PageHead
        title={product.pageTitle || titleVariant(product, variant.name)}
        description={product.metaDescription || shortenDescription(variant.descriptionHtml || product.descriptionHtml)}
        keywords={product.keywords}
        about={[product.name, product.subCategory, product.category, product.brand, ...product.metaTags]}
        picture={variant.images[0] ?? product.images[0]}
        path={path}
      />
      {price !== undefined && <meta property="product:price:amount" content={String(price)} />}
      {price !== undefined && <meta property="product:price:currency" content="GBP" />}
      <JsonLd facts={import.meta.env.SSR && describeProduct({ product, variant, path }, settings, new Date())} />
    </>
  )
}
