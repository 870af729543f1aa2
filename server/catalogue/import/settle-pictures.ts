import { isHash } from '../../../contract/media-hash.ts'
import type { Refusal } from '../../../contract/staff/bulk.ts'
import type { FoundPicture } from '../../media/fetching/fetch-pictures.ts'
import type { ProductState } from '../products/state/product-state.ts'

/** The pictures that the dry run did not have: each as fetched, or the reason why it could not be fetched. */
export type Fetched = Map<string, FoundPicture>

/** Keeps a list of pictures as it was, and reports it, when one of them cannot be fetched. */
export function settlePictures(
  state: ProductState,
  before: ProductState | undefined,
  fetched: Fetched,
  notes: Refusal[],
): ProductState {
  const { uuid, facts } = state
  const { name } = facts
  const settle = (pictures: string[], were: string[] = []): string[] => {
    const hashes: string[] = []
    for (const picture of pictures) {
      const found = isHash(picture) ? { hash: picture } : (fetched.get(picture) ?? { problem: 'It was not fetched.' })
      if ('hash' in found) hashes.push(found.hash)
      else {
        notes.push({ uuid, name, reason: `The picture ${picture} could not be fetched: ${found.problem}` })
        return were
      }
    }
    return [...new Set(hashes)]
  }
  const variantsBefore = new Map(before?.variants.map((variant) => [variant.uuid, variant.facts.pictures]))
  return {
    ...state,
    facts: { ...facts, pictures: settle(facts.pictures, before?.facts.pictures) },
    variants: state.variants.map((variant) => ({
      ...variant,
      facts: { ...variant.facts, pictures: settle(variant.facts.pictures, variantsBefore.get(variant.uuid)) },
    })),
  }
}
