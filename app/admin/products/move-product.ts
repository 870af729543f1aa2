import type { Failure } from '../../../contract/errors.ts'
import type { Saved } from '../../../contract/staff-forms.ts'
import type { ProductStatus } from '../../../contract/staff-products.ts'
import { staffApi } from '../api.ts'

type Known = { uuid: string; version: number }

/** Brings a product to a status, from whichever it has. */
export const moveProduct = (to: ProductStatus, { uuid, version }: Known): Promise<Saved | Failure> =>
  calls[to]({ uuid, version })

const calls = {
  published: staffApi.publishProduct,
  draft: staffApi.withdrawProduct,
  archived: staffApi.archiveProduct,
}
