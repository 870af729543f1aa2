import { isUuid } from '../../../contract/uuid.ts'

/** The variants viewed last, newest first, stored only in this browser. */
const storageKey = 'recently_viewed'
const maxViews = 12

/** One variant per product, the last viewed; none in a browser that stores nothing. */
export type View = { productUuid: string; variantUuid: string }

export function readViews(): View[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((view) => view?.productUuid && isUuid(view.variantUuid)) : []
  } catch {
    return []
  }
}

export function noteView(view: View): void {
  const others = readViews().filter(({ productUuid }) => productUuid !== view.productUuid)
  try {
    localStorage.setItem(storageKey, JSON.stringify([view, ...others].slice(0, maxViews)))
  } catch {
    // Some browsers refuse storage: nothing is kept then.
  }
}
