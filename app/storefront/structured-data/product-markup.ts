import { productAddress } from '../../../contract/addresses.ts'
import type { Product, Variant } from '../../../contract/catalogue.ts'
import { readText } from '../../../contract/head-texts.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { titleVariant } from '../../../contract/variant-names.ts'
import { describeOffer } from './offer.ts'

type MarkupSettings = Pick<PublicSettings, 'publicUrl' | 'offerWhenUnpriced'>
type Shown = { product: Product; variant: Variant; path: string }

/** The shown variant, as a product with its offer; the others belong to the same group. */
export function describeProduct(
  { product, variant, path }: Shown,
  { publicUrl, offerWhenUnpriced }: MarkupSettings,
  now: Date,
) {
  const url = publicUrl + path
  const pictures = variant.images.length > 0 ? variant.images : product.images
  return {
    '@type': 'Product',
    name: titleVariant(product, variant.name),
    description: readText(variant.descriptionHtml || product.descriptionHtml, 5000),
    url,
    sku: variant.uuid,
    image: pictures.map((picture) => new URL(picture.url, publicUrl).href),
    category: [product.category, product.subCategory].filter(Boolean).join(' > ') || undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    ...describeSize(variant),
    offers: describeOffer(variant, url, offerWhenUnpriced, now),
    isVariantOf: product.variantList.length > 1 ? describeGroup(product, publicUrl) : undefined,
  }
}

function describeGroup(product: Product, publicUrl: string) {
  const { uuid, name, variantList } = product
  return {
    '@type': 'ProductGroup',
    productGroupID: uuid,
    name,
    url: publicUrl + productAddress(uuid, name),
    hasVariant: variantList.map((variant) => ({
      '@type': 'Product',
      name: titleVariant(product, variant.name),
      sku: variant.uuid,
      url: publicUrl + productAddress(uuid, name, variant.uuid),
    })),
  }
}

function describeSize({ dimensions }: Variant) {
  const sides = Object.entries(dimensions).filter(([, size]) => size)
  return Object.fromEntries(
    sides.map(([side, value]) => [side, { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }]),
  )
}
