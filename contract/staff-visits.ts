import { z } from 'zod'
import { Uuid } from './staff-fields.ts'

/** How often shoppers viewed products and asked about them; null where the role may not see it. */

const counts = { views: z.number().int().nullable(), enquiries: z.number().int().nullable() }

/** `day`: in the shop, as 2026-11-20. */
export const DayCounts = z.object({ day: z.string(), ...counts })
export type DayCounts = z.infer<typeof DayCounts>

export const VisitedProduct = z.object({ uuid: z.string(), name: z.string(), ...counts })
export type VisitedProduct = z.infer<typeof VisitedProduct>

export const VisitsAsked = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([30, 90]))
    .default(30),
})
export type VisitsAsked = z.output<typeof VisitsAsked>

export const VisitCounts = z.object({ days: z.array(DayCounts), products: z.array(VisitedProduct) })
export type VisitCounts = z.infer<typeof VisitCounts>

export const ProductVisits = z.object({ days: z.array(DayCounts) })
export type ProductVisits = z.infer<typeof ProductVisits>

export const ProductAsked = z.object({ uuid: Uuid })
