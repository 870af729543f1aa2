import { type Failure, failed } from '../../../contract/errors.ts'
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

/** The same for several, one after the other: tells how each fared. */
export async function moveProducts(to: ProductStatus, rows: (Known & { status: ProductStatus })[]) {
  const moved: { uuid: string; version: number; status: ProductStatus }[] = []
  const refused: Failure[] = []
  for (const { uuid, version, status } of rows) {
    if (status === to) continue
    const answer = await moveProduct(to, { uuid, version })
    if (failed(answer)) refused.push(answer)
    else moved.push({ uuid, version: answer.version, status })
  }
  return { moved, refused }
}
