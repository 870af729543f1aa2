import { useEffect, useState } from 'react'
import { rangeAddress } from '../../../contract/addresses.ts'
import type { NavRange } from '../../../contract/catalogue.ts'
import { browserApi, orElse } from '../../api.ts'
import { Picture } from '../../ui/picture.tsx'

/** A range out of this category, asked for when its menu is first seen. */
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
  return (
    <a href={rangeAddress(range.routeName)} className="group block self-start">
      <span className="block aspect-4/3 overflow-hidden bg-sand">
        {range.image && (
          <Picture
            picture={range.image}
            alt=""
            sizes="20rem"
            className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
          />
        )}
      </span>
      <span className="mt-3 block font-serif text-h3">{range.name}</span>
      <span className="plain-link text-label">See the range</span>
    </a>
  )
}
