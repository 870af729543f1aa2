import { type ComponentProps, useEffect, useState } from 'react'
import type { PageCard } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { fetchRows, leaveOutShown, readShown, waitForRows } from './later-rows.ts'
import { findRow, type RowView } from './load-home.ts'

type Props = Omit<ComponentProps<typeof ProductRow>, 'cards' | 'amount'> & { row: RowView; rowKey: string }

/**
 * Cards beyond the edge of every window are fetched when the row comes near the viewport; after a failure, the next
 * time that it does.
 */
export function HomeRow({ row, rowKey, ...rest }: Props) {
  const [later, setLater] = useState<PageCard[]>()
  const { id } = rest
  const isWhole = row.cards.length >= row.amount
  useEffect(() => {
    const section = document.querySelector(`[aria-labelledby="${id}"]`)
    if (isWhole || !section) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { rows: asked, calls } = fetchRows()
        asked.then(
          (rows) => {
            if (rows.missing || calls.signal.aborted) return
            observer.disconnect()
            setLater(leaveOutShown(findRow(rows, rowKey).cards, readShown(section)))
          },
          (error) => calls.signal.aborted || console.error(error),
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(section)
    const leave = waitForRows()
    return () => {
      observer.disconnect()
      leave()
    }
  }, [id, isWhole, rowKey])
  const cards = later && !isWhole ? [...row.cards, ...later] : row.cards
  return <ProductRow {...rest} cards={cards} amount={later ? cards.length : row.amount} />
}
