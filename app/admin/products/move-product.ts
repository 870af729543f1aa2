import type { Failure } from '../../../contract/errors.ts'
import type { Saved } from '../../../contract/staff/forms.ts'
import type { ProductStatus } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'

type Known = { uuid: string; version: number }

/** Changes a product's status; every transition is allowed. */
export const moveProduct = (to: ProductStatus, { uuid, version }: Known): Promise<Saved | Failure> =>
  calls[to]({ uuid, version })

const calls = {
  published: staffApi.publishProduct,
  draft: staffApi.withdrawProduct,
  archived: staffApi.archiveProduct,
}
