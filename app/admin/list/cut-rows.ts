import type { ListState } from './list-state.ts'

const pageSize = 100

/** Cuts one page out of a fully loaded list. */
export function cutRows<Row>(rows: Row[], state: Pick<ListState, 'read'>) {
  const pageAmt = Math.max(1, Math.ceil(rows.length / pageSize))
  const asked = Math.trunc(Number(state.read('page') ?? 1))
  const page = asked >= 1 ? Math.min(asked, pageAmt) : 1
  return { shown: rows.slice((page - 1) * pageSize, page * pageSize), found: rows.length, pageAmt }
}
