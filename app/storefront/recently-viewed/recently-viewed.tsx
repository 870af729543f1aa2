import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { View } from './stored-views.ts'

const ViewedRow = lazyPart(() => import('./viewed-row.tsx'))
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** At the end of the page, and loaded when the visitor first moves. */
export function RecentlyViewed({ shown }: { shown: View }) {
  const [moved, move] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      move(true)
    }
    for (const sign of signs) addEventListener(sign, begin, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  return (
    moved && (
      <Suspense>
        <ViewedRow shown={shown} />
      </Suspense>
    )
  )
}
