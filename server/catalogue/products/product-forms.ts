import type { ProductForm } from '../../../contract/staff/products.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { snapshotProduct } from './product-snapshot.ts'

export async function readProductForm(db: Db, uuid: string) {
  const product = await snapshotProduct(db, uuid)
  if (!product) throw notFound('product')
  const { uuid: _, version, status, publishedAt, deletedAt, ...edit } = product
  return {
    version,
    status,
    publishedAt: publishedAt?.toISOString() ?? null,
    inBin: deletedAt !== null,
    edit,
  } satisfies ProductForm
}
