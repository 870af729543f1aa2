import { sql } from 'drizzle-orm'
import { productPictures, products, variantPictures, variants } from '../tables.ts'

/** The variant’s first picture, otherwise its product’s; for a query that joins variants and products. */
export const firstPictureHash = sql<string | null>`coalesce(
  (select ${variantPictures.pictureHash} from ${variantPictures}
    where ${variantPictures.variantUuid} = ${variants.uuid} order by ${variantPictures.position} limit 1),
  (select ${productPictures.pictureHash} from ${productPictures}
    where ${productPictures.productUuid} = ${products.uuid} order by ${productPictures.position} limit 1))`
