import { type ComponentProps, useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { findRow, loadRows, type RowView } from './load-home.ts'

type Props = Omit<ComponentProps<typeof ProductRow>, 'cards' | 'amount'> & { row: RowView; rowKey: string }

/** The cards beyond the edge of every window are fetched when the row comes near; after a failure, when it does again. */
export function HomeRow({ row, rowKey, ...rest }: Props) {
  const [later, setLater] = useState<RowView>()
  const { id } = rest
  const isWhole = row.cards.length >= row.amount
  useEffect(() => {
    const section = document.querySelector(`[aria-labelledby="${id}"]`)
    if (isWhole || !section) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        fetchRows().then((rows) => {
          if (rows.missing) return
          observer.disconnect()
          setLater(findRow(rows, rowKey))
        }, console.error)
      },
      { rootMargin: '300px' },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [id, isWhole, rowKey])
  const cards = later && !isWhole ? [...row.cards, ...later.cards.slice(row.cards.length)] : row.cards
  return <ProductRow {...rest} cards={cards} amount={row.amount} />
}

/** Once for all rows of a page, unless it fails. */
const fetchRows = () => {
  fetching ??= loadRows(browserApi()).then((rows) => {
    if (rows.missing) fetching = undefined
    return rows
  })
  return fetching
}
let fetching: ReturnType<typeof loadRows> | undefined
