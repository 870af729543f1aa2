import { isUuid } from '../../../contract/uuid.ts'

/** The variants looked at last, newest first; in this browser alone. */
const storageKey = 'recently_viewed'
const most = 12

/** Of each product the last variant; a browser that stores nothing has none. */
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
    localStorage.setItem(storageKey, JSON.stringify([view, ...others].slice(0, most)))
  } catch (error) {
    console.error(error)
  }
}
