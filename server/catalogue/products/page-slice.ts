export type PageSlice = { offset: number; limit: number; isFromEnd: boolean }

/** The position of a page in its list of `total` rows, counted from the nearer end; a page beyond the last is the last. */
export function slicePage(page: number, total: number, pageLength: number): PageSlice {
  const first = Math.min(page - 1, Math.max(0, Math.ceil(total / pageLength) - 1)) * pageLength
  const limit = Math.min(pageLength, total - first)
  const behind = total - first - limit
  return behind < first ? { offset: behind, limit, isFromEnd: true } : { offset: first, limit, isFromEnd: false }
}
