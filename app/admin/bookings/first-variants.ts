import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'

/** Staff name products; a visit names variants, so the first one represents its product. */
export async function findFirstVariants(productUuids: string[]): Promise<{ variantUuid: string }[]> {
  const forms = await Promise.all(productUuids.map((uuid) => staffApi.product({ uuid })))
  return forms.flatMap((form) => {
    const variantUuid = failed(form)
      ? null
      : (form.edit.variants.find(({ visible }) => visible) ?? form.edit.variants[0])?.uuid
    return variantUuid ? [{ variantUuid }] : []
  })
}
