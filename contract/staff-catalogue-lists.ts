import { z } from 'zod'
import { Picture } from './media.ts'

/** What the lists of the back office show of the catalogue. */

export const BrandRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  logo: Picture.nullable(),
  visible: z.boolean(),
  productCount: z.number().int(),
  updatedAt: z.string(),
})
export type BrandRow = z.infer<typeof BrandRow>
