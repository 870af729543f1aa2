import type { Product, ProductAnswer } from '../../../contract/catalogue.ts'
import type { Picture } from '../../../contract/media.ts'
import { fileAddress } from '../../media/files.ts'
import type { Db } from '../../platform/database.ts'
import { renderMarkdown } from '../../platform/markdown.ts'
import { notFound } from '../../platform/problem.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { chooseShown } from '../prices/prices.ts'
import { groupValues, type PropertyGroup } from '../taxonomy/properties.ts'
import { pictureOf, type Taxonomy } from '../taxonomy/taxonomy.ts'
import type { ProductReader, ProductRow } from './product-rows.ts'
import { listOptions } from './variant-options.ts'
import { findCategoryId, showVariant } from './variants.ts'

/** A product with the variant that its card shows. */
export async function findProduct(
  db: Db,
  read: ProductReader,
  catalogue: Catalogue,
  uuid: string,
): Promise<ProductAnswer> {
  const [row] = await read.byUuid.execute({ uuid })
  if (!row || !read.mayBeSeen(catalogue.taxonomy, row)) throw notFound('product')
  const { variant: shown } = chooseShown(row.variants, catalogue.now())
  return {
    product: showProduct(catalogue.taxonomy, row, row.pictures.length > 0 ? row.pictures : shown.pictures),
    variant: await showVariant(db, catalogue, row, shown),
  }
}

function showProduct(taxonomy: Taxonomy, { chosenRelated, ...row }: ProductRow, images: Picture[]): Product {
  const valueIds = row.variants.flatMap((variant) => variant.valueIds)
  return {
    ...row,
    ...nameBrand(taxonomy, row.brandUuid),
    ...namePlace(taxonomy, row),
    range: taxonomy.ranges.get(row.rangeUuid ?? '') ?? null,
    descriptionHtml: renderMarkdown(row.description),
    imageUrls: images.map((picture) => picture.url),
    images,
    files: row.files.map(({ uuid, name, ...file }) => ({ uuid, name, fileUrl: fileAddress(file) })).sort(byName),
    variantList: listOptions(taxonomy, row.variants),
    properties: groupValues(taxonomy, valueIds).map(showProperty),
    showInterestFreeCredit: row.showInterestFreeCredit && taxonomy.showInterestFreeCredit,
  }
}

function nameBrand(taxonomy: Taxonomy, brandUuid: string | null) {
  const brand = taxonomy.brands.get(brandUuid ?? '')
  const logo = brand ? pictureOf(taxonomy, brand.logoHash) : null
  return { brand: brand?.name ?? '', brandUuid: brand?.uuid ?? null, brandLogo: logo?.url ?? '', brandLogoImage: logo }
}

function namePlace(taxonomy: Taxonomy, row: Pick<ProductRow, 'subCategoryUuid'>) {
  const place = taxonomy.places.get(row.subCategoryUuid ?? '')
  return {
    category: place?.category.name ?? '',
    categoryId: findCategoryId(taxonomy, row),
    catRoute: place?.category.routeName ?? '',
    subCategory: place?.subCategory.name ?? '',
    subCatRoute: place?.subCategory.routeName ?? '',
  }
}

const showProperty = ({ name, values }: PropertyGroup) => ({
  label: name,
  values: values.map((value) => value.name),
  items: values.map((value) => ({ value: value.id, label: value.name })),
})

const { compare } = new Intl.Collator('en-GB', { numeric: true })
const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name)
