import { Button } from '../controls/button.tsx'
import type { ListState } from './list-state.ts'

type Props = { state: ListState; pageAmt: number; labels?: [back: string, on: string] }

/** Pages through a list. */
export function ListPages({ state, pageAmt, labels: [back, on] = ['Previous', 'Next'] }: Props) {
  if (pageAmt <= 1) return null
  const page = Math.min(pageAmt, Number(state.read('page') ?? 1))
  const go = (to: number) => {
    state.change({ page: to === 1 ? null : String(to) })
    scrollTo({ top: 0 })
  }
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-center gap-3 text-small">
      <Button onClick={() => go(page - 1)} disabled={page <= 1}>
        {back}
      </Button>
      {page} of {pageAmt}
      <Button onClick={() => go(page + 1)} disabled={page >= pageAmt}>
        {on}
      </Button>
    </nav>
  )
}
