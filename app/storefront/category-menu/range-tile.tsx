import { useEffect, useState } from 'react'
import { rangeAddress } from '../../../contract/addresses.ts'
import type { NavRange } from '../../../contract/catalogue.ts'
import { browserApi, orElse } from '../../api.ts'
import { MenuTile } from '../../ui/menu-columns.tsx'

/** A range of this category, loaded when the menu is first opened. */
export function RangeTile({ categoryId }: { categoryId: number }) {
  const [range, setRange] = useState<NavRange>(null)
  useEffect(() => {
    const leaving = new AbortController()
    orElse(browserApi(leaving.signal).navRange({ categoryId }), null)
      .then(setRange)
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [categoryId])
  if (!range) return null
  return <MenuTile name={range.name} path={rangeAddress(range.routeName)} image={range.image} />
}
