import { lazy, Suspense, useEffect, useState } from 'react'

const IconTip = lazy(() => import('./icon-tip.tsx'))
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** On every page, for every icon; fetched only for somebody who points at something. */
export function Tooltips() {
  const [first, setFirst] = useState<Event>()
  useEffect(() => {
    const listening = new AbortController()
    const begin = (event: Event) => {
      listening.abort()
      setFirst(event)
    }
    for (const sign of signs) document.addEventListener(sign, begin, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  if (!first) return null
  return (
    <Suspense>
      <IconTip first={first} />
    </Suspense>
  )
}
