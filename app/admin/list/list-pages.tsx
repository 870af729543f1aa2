import { Button } from '../controls/button.tsx'
import type { ListState } from './list-state.ts'

type Props = { state: ListState; pageAmt: number; labels?: [back: string, on: string] }

/** Pages through a list. The buttons keep the focus, even on the first and the last page, and the new page is announced. */
export function ListPages({ state, pageAmt, labels: [back, on] = ['Previous', 'Next'] }: Props) {
  if (pageAmt <= 1) return null
  const page = Math.min(pageAmt, Number(state.read('page') ?? 1))
  const turnTo = (to: number) => ({
    'aria-disabled': to < 1 || to > pageAmt,
    onClick: () => {
      if (to < 1 || to > pageAmt) return
      state.change({ page: to === 1 ? null : String(to) })
      scrollTo({ top: 0 })
    },
  })
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-center gap-3 text-small">
      <Button {...turnTo(page - 1)}>{back}</Button>
      <span aria-live="polite">
        <span className="sr-only">Page </span>
        {page} of {pageAmt}
      </span>
      <Button {...turnTo(page + 1)}>{on}</Button>
    </nav>
  )
}
