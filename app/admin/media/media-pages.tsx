import { Button } from '../controls/button.tsx'
import type { ListState } from '../list/list-state.ts'

/** Goes through a library that does not fit on one page. */
export function MediaPages({ state, pageAmt }: { state: ListState; pageAmt: number }) {
  if (pageAmt <= 1) return null
  const page = Math.min(pageAmt, Number(state.read('page') ?? 1))
  const go = (to: number) => {
    state.change({ page: to === 1 ? null : String(to) })
    scrollTo({ top: 0 })
  }
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3 text-small">
      <Button onClick={() => go(page - 1)} disabled={page <= 1}>
        Newer
      </Button>
      {page} of {pageAmt}
      <Button onClick={() => go(page + 1)} disabled={page >= pageAmt}>
        Older
      </Button>
    </nav>
  )
}
