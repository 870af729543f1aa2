import { and, eq, isNull } from 'drizzle-orm'
import { products } from '../tables.ts'

/** Whether staff have put a product on the site; its sub-category may still hide it. */
export const isPublished = and(eq(products.status, 'published'), isNull(products.deletedAt))
